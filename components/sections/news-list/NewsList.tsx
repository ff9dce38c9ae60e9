import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { ArticleCard } from '@/components/cards/ArticleCard';
import { Cards, LeadingCards } from '@/components/ui/Cards';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';

const NewsPages = dynamic(() => import('./NewsPages').then((module) => module.NewsPages));

/**
 * News articles, newest first: only the first ones, or all of them with pagination. Of three, the first is large.
 */
export default function NewsList({ anchor, title, intro, pagination, link, ...list }: SectionModel<'news-list'>) {
  const { t } = useTranslation();
  const { items } = list;
  const List = items.length === 3 ? LeadingCards : Cards;
  const level = title ? 3 : 2;
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      {pagination && <NewsPages {...list} pagination={pagination} level={level} />}
      {!pagination && items.length === 0 && <p>{t('newsList.empty')}</p>}
      {!pagination && (
        <List>
          {items.map((article) => (
            <li key={article.href}>
              <ArticleCard article={article} level={level} />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
