import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { PricePeriod } from '@/lib/model/finance';
import type { SectionData } from '@/lib/model/section-data';
import { label } from '@/styles/mixins';

const List = styled.ul`
  ${label}
  display: flex;
  gap: var(--space-5);
  overflow-x: auto;
  border-block-end: 1px solid var(--hairline);

  a {
    display: block;
    padding-block: var(--space-3);
    border-block-end: 2px solid transparent;
    color: var(--muted);
    text-decoration: none;
    white-space: nowrap;
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  a:hover {
    color: var(--text);
  }

  [aria-current] {
    border-color: var(--accent);
    color: var(--text);
  }
`;

interface PricePeriodsProps {
  periods: SectionData<'share-price'>['periods'];
  current: PricePeriod | undefined;
  onChoose: (period: PricePeriod, address: string) => void;
}

/** The periods of the chart, as links to the page that shows each; chosen without leaving it where scripts run. */
export function PricePeriods({ periods, current, onChoose }: PricePeriodsProps) {
  const { t } = useTranslation('finance');
  const choose = (event: MouseEvent, { period, href }: PricePeriodsProps['periods'][number]) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(period, href);
  };
  return (
    <nav aria-label={t('sharePrice.periods')}>
      <List>
        {periods.map((one) => (
          <li key={one.period}>
            <a
              href={one.href}
              aria-current={one.period === current ? 'true' : undefined}
              onClick={(event) => choose(event, one)}
            >
              {t(`sharePrice.period-${one.period}`)}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
