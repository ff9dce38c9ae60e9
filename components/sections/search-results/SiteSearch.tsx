import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { OffersLink } from '@/components/search/OffersLink';
import { ResultGroups } from '@/components/search/ResultGroups';
import { Layout, Status } from '@/components/search/Search.styles';
import { SearchCount } from '@/components/search/SearchCount';
import { SearchForm } from '@/components/search/SearchForm';
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
  const { anchor, intro, query, results, corrected, nbOffers, failed, nbHits, pagination } = section;
  const { isPartial, missingWords, bestMatches } = section;
  const { t } = useTranslation('shell');
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
        <section aria-label={t('search.results')}>
          <Status role="status">
            {failed && <span>{t('searchExpander.searchResultError')}</span>}
            {results && <SearchCount count={nbHits} query={query.search} {...{ corrected, isPartial, missingWords }} />}
          </Status>
          <OffersLink count={nbOffers} keywords={query.search} />
          {results && (
            <ResultGroups
              bestMatches={bestMatches}
              results={results}
              sort={query.sort}
              query={corrected ?? query.search}
              level={2}
            />
          )}
          {pagination && <Pager {...pagination} />}
        </section>
      </Layout>
    </Section>
  );
}
