import { useTranslation } from 'next-i18next/pages';
import { useContent } from '@/contexts/ContentContext';
import { useSharePrice } from '@/contexts/SharePriceContext';
import { formatEuro } from '@/lib/i18n/formats';

/** The share price in the visitor's format; nothing until it is known. */
export function SharePriceLine() {
  const { t } = useTranslation();
  const { locale } = useContent();
  const { sharePrice: price = null, texts } = useSharePrice() ?? {};
  if (price === null) return null;
  return (
    <p>
      {t('sharePrice.label')} <data value={price}>{texts?.[locale] ?? formatEuro(locale, price)}</data>
    </p>
  );
}
