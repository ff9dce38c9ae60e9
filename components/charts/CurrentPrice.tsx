import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { useSharePrice } from '@/contexts/SharePriceContext';
import type { PriceHistory } from '@/lib/model/finance';
import { label, note, phrased } from '@/styles/mixins';

const Name = styled.p`
  ${label}
  padding-block: var(--space-3);
  color: var(--muted);
`;

const Column = styled.div`
  container-type: inline-size;
`;

/** The share price, which fits on one line of the column in every script. */
const Price = styled.p`
  margin-block-end: var(--space-4);
  font: var(--weight-light) min(clamp(3.5rem, 2.5rem + 4vw, 6rem), 24cqi) / 1 var(--font-display);
  white-space: nowrap;
  font-variant-numeric: lining-nums;
  letter-spacing: var(--tracking-display);
`;

/** Reserves the height of its content before the price is loaded, so that nothing below it shifts. */
const Metadata = styled.div`
  min-block-size: calc(2em * var(--leading-text));

  [data-direction] {
    text-wrap: balance;
  }

  [data-direction='up'] {
    color: var(--accent);
  }

  [data-direction='down'] {
    color: var(--muted);
  }
`;

const Notice = styled.p`
  max-inline-size: 24rem;
  margin-block-start: var(--space-4);
  ${note}
  ${phrased}
`;

const getDirection = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'level');

interface CurrentPriceProps {
  lastClosingPrice: PriceHistory['points'][number] | undefined;
  /** The delay of the price feed in minutes; null if unknown. */
  delayMinutes: number | null;
  /** Whether the prices are invented. */
  isDemonstration: boolean;
}

/** The current share price and its change; until it is loaded, the last closing price. */
export function CurrentPrice({ lastClosingPrice, delayMinutes, isDemonstration }: CurrentPriceProps) {
  const { t } = useTranslation('share-price');
  const { t: commonT } = useTranslation();
  const { locale } = useContent();
  const { texts, changeTexts, asOfTexts, change, changePercent } = useSharePrice() ?? {};
  const direction = getDirection(change ?? changePercent ?? 0);
  const changeText = changeTexts?.[locale];
  const currentPrice = texts?.[locale];
  const price = currentPrice ?? lastClosingPrice?.text;
  const asOfText = asOfTexts?.[locale];
  return (
    <Column>
      <Name>{t('name')}</Name>
      {price && <Price>{price}</Price>}
      <Metadata>
        {changeText && <p data-direction={direction}>{t(`change-${direction}`, { change: changeText })}</p>}
        {asOfText && <p>{commonT('sharePrice.asOf', { time: asOfText })}</p>}
        {!currentPrice && lastClosingPrice && <p>{t('close', { date: lastClosingPrice.date.text })}</p>}
      </Metadata>
      {delayMinutes !== null && delayMinutes > 0 && <Notice>{t('delay', { count: delayMinutes })}</Notice>}
      {isDemonstration && <Notice>{t('demonstration')}</Notice>}
    </Column>
  );
}
