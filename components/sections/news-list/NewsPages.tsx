import { useTranslation } from 'next-i18next/pages';
import { ArticleCard } from '@/components/cards/ArticleCard';
import { PagedList } from '@/components/lists/PagedList';
import { Cards } from '@/components/ui/Cards';
import { Icon } from '@/components/ui/Icon';
import { ListFilters } from '@/components/ui/ListFilters';
import { ButtonLink } from '@/components/ui/NavigationButton.styles';
import { SectionLinks } from '@/components/ui/Section';
import { useContent } from '@/contexts/ContentContext';
import type { CountedPagination } from '@/lib/model/list';
import { findChosenValue } from '@/lib/model/lists/filters';
import type { Section as SectionModel } from '@/lib/model/section';

interface NewsPagesProps extends Pick<SectionModel<'news-list'>, 'category' | 'items' | 'filters' | 'pageSize'> {
  pagination: CountedPagination;
  level: 2 | 3;
}

/** All news articles, with filters and pagination. */
export function NewsPages({ category, items, filters, pagination, pageSize, level }: NewsPagesProps) {
  const { t } = useTranslation('lists');
  const { locale } = useContent();
  const selectedCategory = category ?? findChosenValue(filters, 'category');
  const year = Number(findChosenValue(filters, 'year')) || undefined;
  return (
    <>
      <ListFilters filters={filters} />
      <PagedList
        endpoint="news-search-content"
        query={{ locale, pageSize, year, categories: selectedCategory ? [selectedCategory] : [] }}
        items={items}
        pagination={pagination}
        as={Cards}
        getKey={({ href }) => href}
      >
        {(article) => <ArticleCard article={article} level={level} />}
      </PagedList>
      <SectionLinks>
        <ButtonLink type="application/atom+xml" href={`/${locale}/news.atom`}>
          {t('feed')}
          <Icon name="next" size={18} />
        </ButtonLink>
      </SectionLinks>
    </>
  );
}
