import { useTranslation } from 'next-i18next/pages';
import { DesktopCount, MobileCount } from './Search.styles';

interface SearchCountProps {
  count: number;
  query: string;
  /** What was searched for in the place of words that are found nowhere. */
  corrected: string | null;
}

/** How much a search found; on mobile without what was asked for. */
export function SearchCount({ count, query, corrected }: SearchCountProps) {
  const { t } = useTranslation();
  if (count === 0) return t('searchExpander.noResult', { query });
  const form = query ? 'resultCount' : 'resultCountMobile';
  return (
    <>
      <DesktopCount>{t(`searchExpander.${form}`, { count, query: corrected ?? query })}</DesktopCount>
      <MobileCount>{t('searchExpander.resultCountMobile', { count })}</MobileCount>
      {corrected && ` ${t('searchExpander.corrected', { query })}`}
    </>
  );
}
