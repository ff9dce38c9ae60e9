import { useTranslation } from 'next-i18next/pages';
import { ArticleCard } from '@/components/cards/ArticleCard';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Pager } from '@/components/ui/Pager';
import type { Section as SectionOf } from '@/lib/model/section';
import { Cards } from './Cards';
import { More, Section } from './Section';

/** News articles, newest first; with the pages of the list where it has them. */
export function NewsList({ anchor, title, items, pagination, link }: SectionOf<'news-list'>) {
  const { t } = useTranslation();
  return (
    <Section anchor={anchor} title={title}>
      {items.length === 0 && <p>{t('newsList.empty')}</p>}
      <Cards>
        {items.map((article) => (
          <li key={article.href}>
            <ArticleCard article={article} level={title ? 3 : 2} />
          </li>
        ))}
      </Cards>
      {pagination && <Pager {...pagination} />}
      {link && (
        <More>
          <NavigationButton {...link} />
        </More>
      )}
    </Section>
  );
}
