import { useTranslation } from 'next-i18next/pages';
import { Card } from '@/components/cards/Card';
import { ShowMore } from '@/components/lists/ShowMore';
import { Cards } from '@/components/ui/Cards';
import { Section } from '@/components/ui/Section';
import { useContent } from '@/contexts/ContentContext';
import type { PageCard } from '@/lib/model/card';
import type { Section as SectionModel } from '@/lib/model/section';

const getKey = ({ href }: PageCard) => href;
const renderCard = (page: PageCard) => <Card {...page} level={3} />;

/** Recommended pages to read next; a button loads more. */
export default function Recommendations({
  anchor,
  title,
  limit,
  items,
  nbPages,
  path,
}: SectionModel<'recommendations'>) {
  const { t } = useTranslation();
  const { locale } = useContent();
  if (items.length === 0) return null;
  return (
    <Section anchor={anchor} title={title ?? t('recommendations.title')}>
      <Cards>
        {items.map((page) => (
          <li key={getKey(page)}>{renderCard(page)}</li>
        ))}
      </Cards>
      {nbPages > 1 && (
        <ShowMore
          endpoint="recommendation-search-content"
          items={items}
          pagination={{ nbPages, query: { locale, path, limit } }}
          as={Cards}
          getKey={getKey}
        >
          {renderCard}
        </ShowMore>
      )}
    </Section>
  );
}
