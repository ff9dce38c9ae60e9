import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { RecentSearches } from '@/components/search/RecentSearches';
import { CentredLayout } from '@/components/search/Search.styles';
import { SearchForm } from '@/components/search/SearchForm';
import { SearchResults } from '@/components/search/SearchResults';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { StyledLink } from '@/components/ui/NavigationButton.styles';
import { useContent } from '@/contexts/ContentContext';
import { useContentSearch } from '@/hooks/useContentSearch';
import { useRecentSearches } from '@/hooks/useRecentSearches';
import { track } from '@/lib/analytics/track';
import { searchAddress } from '@/lib/lists/search-address';
import type { SearchForm as Query } from '@/lib/model/search';

/** Searches the site over the page; all that is found is on a page of its own, too. */
export function SearchPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { locale, searchPage } = useContent();
  const [asked, setAsked] = useState<Query>({ search: '', sort: 'date_desc', categories: [], locale });
  const { search, ...state } = useContentSearch();
  const { recent, remember, forget } = useRecentSearches();
  useEffect(() => track('Search', 'Search intention'), []);

  const ask = (wanted: Omit<Query, 'locale'>) => {
    setAsked({ ...wanted, locale });
    remember(wanted.search);
    return search({ ...wanted, locale });
  };

  return (
    <Dialog label={t('search.title')} layout="top" onClose={onClose}>
      <CentredLayout>
        <SearchForm asked={asked} onSearch={ask} />
        {!state.answered && state.status === 'idle' && (
          <RecentSearches words={recent} onChoose={(words) => ask({ ...asked, search: words })} onForget={forget} />
        )}
        <SearchResults {...state} onChoose={onClose} />
        {state.results.length > 0 && (
          <div>
            <StyledLink href={searchAddress(searchPage, asked)} onClick={onClose}>
              {t('search.all')}
              <Icon name="next" size={18} />
            </StyledLink>
          </div>
        )}
      </CentredLayout>
    </Dialog>
  );
}
