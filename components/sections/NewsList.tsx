import { useTranslation } from 'next-i18next/pages';
import { ArticleCard } from '@/components/cards/ArticleCard';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Pager } from '@/components/ui/Pager';
import type { Section as SectionOf } from '@/lib/model/section';
import { Cards, LeadingCards } from './Cards';
import { More, Section } from './Section';

/** News articles, newest first; with the pages of the list where it has them. Three make a front page. */
export function NewsList({ anchor, title, items, pagination, link }: SectionOf<'news-list'>) {
  const { t } = useTranslation();
  const List = items.length === 3 && !pagination ? LeadingCards : Cards;
  return (
    <Section anchor={anchor} title={title}>
      {items.length === 0 && <p>{t('newsList.empty')}</p>}
      <List>
        {items.map((article) => (
          <li key={article.href}>
            <ArticleCard article={article} level={title ? 3 : 2} />
          </li>
        ))}
      </List>
      {pagination && <Pager {...pagination} />}
      {link && (
        <More>
          <NavigationButton {...link} />
        </More>
      )}
    </Section>
  );
}
