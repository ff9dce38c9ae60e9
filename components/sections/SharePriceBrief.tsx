import { useTranslation } from 'next-i18next/pages';
import { Phrases } from '@/components/ui/Phrases';
import { useContent } from '@/contexts/ContentContext';
import { useSharePrice } from '@/contexts/SharePriceContext';
import type { Section } from '@/lib/model/section';
import { Latest, Now, Price, Strip, Year } from './SharePriceBrief.styles';

/**
 * A full-width strip for investors: the share price and its last year, which link to the share page, and the latest
 * dates and documents.
 */
export function SharePriceBrief({ anchor, lastYear, latest }: Section<'share-price-brief'>) {
  const { t } = useTranslation('share-price');
  const { t: common } = useTranslation();
  const { locale, sharePage } = useContent();
  const { texts, shortTexts, asOf } = useSharePrice() ?? {};
  const now = texts?.[locale];
  const price = now ?? lastYear?.close.text;
  const short = shortTexts?.[locale];
  return (
    <Strip id={anchor} data-bleed>
      <Now>
        <p>{sharePage ? <a href={sharePage}>{t('name')}</a> : t('name')}</p>
        {price && (
          <Price>
            <b>{price}</b> <span>{short?.change}</span>
          </Price>
        )}
        {short?.asOf && <time dateTime={asOf}>{common('sharePrice.asOf', { time: short.asOf })}</time>}
        {!now && lastYear && <p>{t('close', { date: lastYear.close.date.text })}</p>}
        {lastYear && (
          <Year>
            <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
              <path d={lastYear.line} />
            </svg>
            <figcaption>{t('over', { change: lastYear.changeText, period: t('period-1y') })}</figcaption>
          </Year>
        )}
      </Now>
      {latest.map(({ label, date, title, href }) => (
        <Latest key={label}>
          <p>{label}</p>
          <time dateTime={date.iso}>{date.text}</time>
          <a href={href}>
            <Phrases text={title} />
          </a>
        </Latest>
      ))}
    </Strip>
  );
}
