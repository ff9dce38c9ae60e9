import { useTranslation } from 'next-i18next/pages';
import { ArticleCard } from '@/components/cards/ArticleCard';
import { CardList } from '@/components/lists/CardList';
import { Cards, LeadingCards } from '@/components/ui/Cards';
import { Icon } from '@/components/ui/Icon';
import { SectionLinks } from '@/components/ui/Section';
import { ButtonLink } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import type { Section as SectionModel } from '@/lib/model/section';

/** The display width of the pictures beside or below the large card. */
const smallSizes = '(min-width: 768px) 20vw, 35vw';

/**
 * News articles, newest first: only the first ones, or all of them with pagination. Of three, the first is large.
 */
export default function NewsList(section: SectionModel<'news-list'>) {
  const { items, pagination } = section;
  const { t } = useTranslation();
  const { locale } = useContent();
  const isLed = !pagination && items.length === 3;
  const feed = pagination && (
    <SectionLinks>
      <ButtonLink type="application/atom+xml" href={`/${locale}/news.atom`}>
        {t('feed', { ns: 'lists' })}
        <Icon name="next" size={18} />
      </ButtonLink>
    </SectionLinks>
  );
  return (
    <CardList
      section={section}
      endpoint="news-search-content"
      as={isLed ? LeadingCards : Cards}
      footer={feed || (items.length === 0 && <p>{t('newsList.empty')}</p>)}
    >
      {(article, level) => (
        <ArticleCard article={article} level={level} sizes={isLed && article !== items[0] ? smallSizes : undefined} />
      )}
    </CardList>
  );
}
