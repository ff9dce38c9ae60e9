import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Phrases } from '@/components/ui/Phrases';
import { useContent } from '@/contexts/ContentContext';
import { useSharePrice } from '@/contexts/SharePriceContext';
import type { Section } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { container, coveringLink, label, lineAbove, note } from '@/styles/mixins';

const Strip = styled.div`
  ${container}
  display: grid;
  gap: var(--space-4) var(--space-5);
  padding-block: var(--space-5) var(--space-6);
  ${note}
  font-variant-numeric: lining-nums;
  line-height: 1.5;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  b,
  a {
    color: var(--text);
  }
`;

/** The share price beside the chart of its last year; on desktop, above it. */
const PriceCell = styled.div`
  ${coveringLink}
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-1) var(--space-4);

  > :not(figure) {
    grid-column: 1;
  }

  b {
    margin-inline-end: var(--space-2);
    font: var(--weight-heading) 1.75rem / 1.2 var(--font-display);
    font-variant-numeric: inherit;
  }

  ${media.belowDesktop} {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    display: block;
    padding-block-start: var(--space-3);
    ${lineAbove}
  }
`;

const YearChart = styled.figure`
  grid-area: 1 / 2 / span 3;

  svg {
    display: block;
    inline-size: 100%;
    block-size: 2.5rem;
    margin-block-start: var(--space-2);
    overflow: visible;
  }

  path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  figcaption {
    margin-block-start: var(--space-2);
  }
`;

/** A date or a document, with its kind, date and link. */
const LatestItem = styled.div`
  ${coveringLink}
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding-block-start: var(--space-3);
  ${lineAbove}

  p {
    ${label}
  }

  a {
    font: var(--weight-heading) var(--size-name) / var(--leading-title) var(--font-display);
    font-variant-numeric: inherit;
    text-wrap: balance;
  }
`;

/**
 * A full-width strip for investors: the share price and its last year, which link to the share page, and the latest
 * dates and documents.
 */
export default function SharePriceBrief({ anchor, lastYear, latest }: Section<'share-price-brief'>) {
  const { t } = useTranslation('share-price');
  const { t: commonT } = useTranslation();
  const { locale, sharePage } = useContent();
  const { texts, shortTexts, asOf: quoteTime } = useSharePrice() ?? {};
  const currentPrice = texts?.[locale];
  const price = currentPrice ?? lastYear?.close.text;
  const shortQuote = shortTexts?.[locale];
  return (
    <Strip id={anchor} data-bleed>
      <PriceCell>
        <p>{sharePage ? <a href={sharePage}>{t('name')}</a> : t('name')}</p>
        {price && (
          <p>
            <b>{price}</b> <span>{shortQuote?.change}</span>
          </p>
        )}
        {shortQuote?.asOf && <time dateTime={quoteTime}>{commonT('sharePrice.asOf', { time: shortQuote.asOf })}</time>}
        {!currentPrice && lastYear && <p>{t('close', { date: lastYear.close.date.text })}</p>}
        {lastYear && (
          <YearChart>
            <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
              <path d={lastYear.line} />
            </svg>
            <figcaption>{t('over', { change: lastYear.changeText, period: t('period-1y') })}</figcaption>
          </YearChart>
        )}
      </PriceCell>
      {latest.map(({ label: name, date, title, href }) => (
        <LatestItem key={name}>
          <p>{name}</p>
          <time dateTime={date.iso}>{date.text}</time>
          <a href={href}>
            <Phrases text={title} />
          </a>
        </LatestItem>
      ))}
    </Strip>
  );
}
