import { useRouter } from 'next/router';
import { SearchForm } from '@/components/search/SearchForm';
import { Layout } from '@/components/search/SearchLayout';
import { SearchResults } from '@/components/search/SearchResults';
import { Pager } from '@/components/ui/Pager';
import { Section } from '@/components/ui/Section';
import { useContent } from '@/contexts/ContentContext';
import { afterHydration } from '@/lib/browser/after-hydration';
import { buildSearchUrl, isEmptySearch } from '@/lib/model/lists/search-url';
import type { Section as SectionModel } from '@/lib/model/section';

const Suggestions = afterHydration(() =>
  import('@/components/search/Suggestions').then((module) => module.Suggestions),
);

/** The site search on its own page: a form, and the results for the query in the URL. */
export default function SiteSearch(section: SectionModel<'search-results'>) {
  const { anchor, intro, query, results, failed, pagination } = section;
  const { searchPage } = useContent();
  const router = useRouter();
  return (
    <Section anchor={anchor} intro={results ? undefined : intro}>
      <Layout>
        <SearchForm
          query={query}
          onSearch={(nextQuery) => {
            if (isEmptySearch(nextQuery) && isEmptySearch(query)) return;
            router.push(buildSearchUrl(searchPage, nextQuery), undefined, { locale: false, scroll: false });
          }}
          suggestions={(field) => <Suggestions field={field} />}
        />
        <SearchResults
          status={failed ? 'failed' : 'idle'}
          outcome={results && { ...section, ...query, bestMatches: [], query: query.search, results }}
          level={2}
        >
          {pagination && <Pager {...pagination} />}
        </SearchResults>
      </Layout>
    </Section>
  );
}
