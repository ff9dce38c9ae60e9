import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { SearchOutcome } from '@/hooks/useContentSearch';
import { media } from '@/styles/breakpoints';
import { note } from '@/styles/mixins';

const DesktopCount = styled.span`
  ${media.mobile} {
    display: none;
  }
`;

const MobileCount = styled.span`
  ${media.tablet} {
    display: none;
  }
`;

const Remark = styled.span`
  display: block;
  ${note}
`;

/** The number of search results; on mobile without the keywords. */
export function SearchCount({ nbHits: count, query, corrected, missingWords }: SearchOutcome) {
  const { t } = useTranslation('shell');
  if (count === 0) return <span>{t('searchExpander.noResult', { query })}</span>;
  // `resultCountMobile` is the text without keywords, also for the desktop if there are none.
  const messageKey = query ? 'resultCount' : 'resultCountMobile';
  return (
    <>
      <DesktopCount>{t(`searchExpander.${messageKey}`, { count, query: corrected ?? query })}</DesktopCount>
      <MobileCount>{t('searchExpander.resultCountMobile', { count })}</MobileCount>
      {corrected && <Remark>{t('searchExpander.corrected', { query, corrected })}</Remark>}
      {missingWords.length > 0 && (
        <Remark>{t('searchExpander.partialWithout', { words: missingWords.join(' ') })}</Remark>
      )}
    </>
  );
}
