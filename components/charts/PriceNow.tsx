import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { useSharePrice } from '@/contexts/SharePriceContext';
import type { PriceHistory } from '@/lib/model/finance';
import { label } from '@/styles/mixins';

const Name = styled.p`
  ${label}
  padding-block: var(--space-3);
  color: var(--muted);
`;

const Price = styled.p`
  margin-block-end: var(--space-4);
  font: var(--weight-light) clamp(3.5rem, 2.5rem + 4vw, 6rem) / 1 var(--font-display);
  font-variant-numeric: lining-nums;
  letter-spacing: var(--tracking-display);
`;

/** As high as what it holds once the price is known, so that nothing below it moves then. */
const Facts = styled.div`
  min-block-size: calc(2em * var(--leading-text));

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
  font-size: var(--size-small);
  color: var(--muted);
`;

const directionOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'level');

/** The share price of now and its change; the last close until it is known. */
export function PriceNow({ lastClose }: { lastClose: PriceHistory['points'][number] | undefined }) {
  const { t } = useTranslation('finance');
  const { t: common } = useTranslation();
  const { locale } = useContent();
  const { texts, changeTexts, asOfTexts, change = 0 } = useSharePrice() ?? {};
  const direction = directionOf(change);
  const price = texts?.[locale] ?? lastClose?.text;
  const time = asOfTexts?.[locale];
  return (
    <div>
      <Name>{t('sharePrice.name')}</Name>
      {price && <Price>{price}</Price>}
      <Facts>
        {changeTexts && (
          <p data-direction={direction}>{t(`sharePrice.change-${direction}`, { change: changeTexts[locale] })}</p>
        )}
        {time && <p>{common('sharePrice.asOf', { time })}</p>}
        {!time && lastClose && <p>{t('sharePrice.close', { date: lastClose.date.text })}</p>}
      </Facts>
      <Notice>{t('sharePrice.delay')}</Notice>
    </div>
  );
}
