import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { RecentSearches } from '@/components/search/RecentSearches';
import { SearchForm } from '@/components/search/SearchForm';
import { SearchResults } from '@/components/search/SearchResults';
import { Suggestions } from '@/components/search/Suggestions';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { StyledLink } from '@/components/ui/NavigationButton.styles';
import { useContent } from '@/contexts/ContentContext';
import { useContentSearch } from '@/hooks/useContentSearch';
import { useRecentSearches } from '@/hooks/useRecentSearches';
import { track } from '@/lib/browser/analytics/track';
import { isPlainClick } from '@/lib/browser/dom-events';
import { searchAddress } from '@/lib/model/lists/search-address';
import type { SearchForm as Query } from '@/lib/model/search';
import { SearchButton } from '../shell/SearchButton';
import { Content, SameButton } from './SearchPopup.styles';

/** The site search in a popup, with a link to the page with all results. */
export function SearchPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { locale, searchPage } = useContent();
  const [query, setQuery] = useState<Query>({ search: '', sort: 'date_desc', categories: [], locale });
  const { search, ...state } = useContentSearch();
  const { recent, remember, forget } = useRecentSearches();
  useEffect(() => track('Search', 'Search intention'), []);

  const ask = (nextQuery: Omit<Query, 'locale'>) => {
    setQuery({ ...nextQuery, locale });
    remember(nextQuery.search);
    return search({ ...nextQuery, locale });
  };

  /** Some browsers clear a search field on Escape instead of closing the dialog. */
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof HTMLInputElement) onClose();
  };

  return (
    <Dialog
      label={t('search.title')}
      layout="top"
      onClose={onClose}
      onKeyDown={closeOnEscape}
      tools={
        <SameButton>
          <SearchButton />
        </SameButton>
      }
    >
      <Content>
        <SearchForm
          query={query}
          onSearch={ask}
          suggestions={(field) => <Suggestions field={field} onChoose={onClose} />}
        />
        {!state.answered && state.status === 'idle' && (
          <RecentSearches words={recent} onChoose={(words) => ask({ ...query, search: words })} onForget={forget} />
        )}
        <SearchResults {...state} onChoose={onClose} />
        {searchPage && state.status === 'idle' && state.results.length > 0 && (
          <div>
            <StyledLink href={searchAddress(searchPage, query)} onClick={(event) => isPlainClick(event) && onClose()}>
              {t('search.all')}
              <Icon name="next" size={18} />
            </StyledLink>
          </div>
        )}
      </Content>
    </Dialog>
  );
}
