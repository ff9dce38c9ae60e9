import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { useSharePrice } from '@/contexts/SharePriceContext';
import { TextLink } from './TextLink';

const Line = styled.p`
  font-variant-numeric: lining-nums;
  white-space: nowrap;

  data,
  time {
    margin-inline-start: var(--space-1);
    letter-spacing: 0.04em;
  }

  time {
    font-size: var(--size-tiny);
    letter-spacing: 0;
    text-transform: none;
  }
`;

/**
 * The share price in the locale's format with its change and time, as a link to the share page. It is empty until the
 * price is loaded, and without a share page.
 */
export function SharePriceLine() {
  const { t } = useTranslation();
  const { locale, sharePage } = useContent();
  const { sharePrice: price, texts, change, changePercent, asOf: priceTime, shortTexts } = useSharePrice() ?? {};
  const text = texts?.[locale];
  if (!text || !sharePage) return null;
  const shortText = shortTexts?.[locale];
  return (
    <Line>
      <TextLink href={sharePage}>
        {t('sharePrice.label')} <data value={price ?? undefined}>{text}</data>
        {shortText?.change && (
          <>
            {' '}
            <data value={changePercent ?? change}>{shortText.change}</data>
          </>
        )}
        {shortText?.asOf && (
          <>
            {' '}
            <time dateTime={priceTime} title={t('sharePrice.asOf', { time: shortText.asOf })}>
              {shortText.asOf}
            </time>
          </>
        )}
      </TextLink>
    </Line>
  );
}
