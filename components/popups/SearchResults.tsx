import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { useContent } from '@/contexts/ContentContext';
import type { SearchState } from '@/hooks/useContentSearch';
import { formatDate } from '@/lib/i18n/formats';
import { DesktopCount, Item, List, MobileCount, Status } from './SearchPopup.styles';

/** What a search found: how much, then each page; or that it found nothing, or failed. */
export function SearchResults({ status, answered, query, results, onChoose }: SearchState & { onChoose: () => void }) {
  const { t } = useTranslation();
  const { locale } = useContent();

  const outcome = () => {
    if (status === 'searching') return t('searchExpander.searching');
    if (status === 'failed') return t('searchExpander.searchResultError');
    if (results.length === 0) return t('searchExpander.noResult', { query });
    const values = { count: results.length, query };
    return (
      <>
        <DesktopCount>{t('searchExpander.resultCount', values)}</DesktopCount>
        <MobileCount>{t('searchExpander.resultCountMobile', values)}</MobileCount>
      </>
    );
  };

  return (
    <section aria-label={t('search.results')} aria-busy={status === 'searching'}>
      <Status role="status">{(answered || status === 'searching') && outcome()}</Status>
      {answered && (
        <List>
          {results.map(({ title, description, date, thumbnail, url, externalLink, color }) => (
            <Item key={url} style={{ borderColor: color || undefined }}>
              {thumbnail && <Image src={thumbnail.src} alt={thumbnail.alt} width={208} height={139} />}
              <div>
                <time dateTime={date}>{formatDate(locale, date)}</time>
                <h3>
                  <a href={url} target={externalLink ? '_blank' : undefined} onClick={onChoose}>
                    {title}
                  </a>
                </h3>
                <p>{description}</p>
              </div>
            </Item>
          ))}
        </List>
      )}
    </section>
  );
}
