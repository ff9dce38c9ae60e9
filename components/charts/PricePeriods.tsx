import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { onPlainClick } from '@/lib/browser/dom-events';
import type { PricePeriod } from '@/lib/model/finance';
import type { SectionData } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { label, lineBelow } from '@/styles/mixins';

const List = styled.ul`
  ${label}
  display: flex;
  gap: var(--space-5);
  ${lineBelow}

  ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(3, auto);
    row-gap: 0;
  }

  ${media.tiny} {
    grid-template-columns: repeat(2, auto);
  }

  a {
    display: block;
    padding-block: var(--space-3);
    border-block-end: 2px solid transparent;
    color: var(--muted);
    text-decoration: none;
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

  @media (forced-colors: active) {
    a:not([aria-current]) {
      border-color: canvas;
    }
  }
`;

interface PricePeriodsProps {
  periods: SectionData<'share-price'>['periods'];
  current: PricePeriod | undefined;
  isCompared: boolean;
  onChoose: (choice: { period: PricePeriod; isCompared: boolean }, url: string) => void;
}

/**
 * Links to the page with each period of the chart. With JavaScript, a click changes the period without leaving the
 * page.
 */
export function PricePeriods({ periods, current, isCompared, onChoose }: PricePeriodsProps) {
  const { t } = useTranslation('price-chart');
  const { t: sharePriceT } = useTranslation('share-price');
  const getHref = ({ href, comparison }: PricePeriodsProps['periods'][number]) => (isCompared ? comparison : href);
  return (
    <nav id="price-chart" aria-label={t('periods')} data-no-print>
      <List>
        {periods.map((item) => (
          <li key={item.period}>
            <a
              href={getHref(item)}
              aria-current={item.period === current ? 'true' : undefined}
              onClick={onPlainClick(() => onChoose({ period: item.period, isCompared }, getHref(item)))}
            >
              {sharePriceT(`period-${item.period}`)}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
