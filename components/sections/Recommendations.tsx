import { useTranslation } from 'next-i18next/pages';
import { Card } from '@/components/cards/Card';
import type { Section as SectionOf } from '@/lib/model/section';
import { Cards } from './Cards';
import { Section } from './Section';

/** What to read after this page. */
export function Recommendations({ anchor, title, items }: SectionOf<'recommendations'>) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <Section anchor={anchor} title={title ?? t('recommendations.title')}>
      <Cards>
        {items.map((page) => (
          <li key={page.href}>
            <Card {...page} level={3} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
