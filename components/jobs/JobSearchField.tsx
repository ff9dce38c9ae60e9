import { useTranslation } from 'next-i18next/pages';
import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { RecentSearches } from '@/components/search/RecentSearches';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { SearchField } from '@/components/ui/SearchField';
import { useLazyStrings } from '@/hooks/useLazyStrings';
import { useRecentSearches } from '@/hooks/useRecentSearches';
import { isEscape } from '@/lib/browser/dom-events';
import { popover } from '@/styles/mixins';

const Recent = styled.div`
  ${popover}
  padding: var(--space-5);
  background: var(--surface);
`;

function RecentPanel(props: ComponentProps<typeof RecentSearches>) {
  if (!useLazyStrings('shell')) return null;
  return (
    // In Safari, a press on a button would otherwise take the focus from the field, which closes the panel.
    <Recent onMouseDown={(event) => event.preventDefault()}>
      <RecentSearches {...props} />
    </Recent>
  );
}

/**
 * The keyword field of the job search, with the recent searches below it while it is empty and has the focus. It is
 * uncontrolled; an effect updates it when the query's keywords change.
 */
export function JobSearchField({ keywords }: { keywords: string }) {
  const { t } = useTranslation('jobs');
  const { recent, clear } = useRecentSearches('offers');
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const lastKeywords = useRef(keywords);
  useEffect(() => {
    if (input.current && lastKeywords.current !== keywords) input.current.value = keywords;
    lastKeywords.current = keywords;
  }, [keywords]);
  const close = () => setIsOpen(false);
  const openIfEmpty = ({ currentTarget }: FormEvent<HTMLInputElement>) => setIsOpen(currentTarget.value === '');
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const closeOnEscape = ({ nativeEvent }: KeyboardEvent) => {
    if (!isOpen || !isEscape(nativeEvent)) return;
    input.current?.focus();
    close();
  };
  const clearSearches = () => {
    input.current?.focus();
    clear();
  };
  const searchAgain = (search: string) => {
    if (!input.current) return;
    input.current.value = search;
    input.current.focus();
    close();
    input.current.form?.requestSubmit();
  };
  return (
    <SearchField onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <label htmlFor="job-search">{t('search.field')}</label>
      <input
        ref={input}
        id="job-search"
        type="search"
        name="search"
        maxLength={200}
        defaultValue={keywords}
        enterKeyHint="search"
        onFocus={openIfEmpty}
        onInput={openIfEmpty}
        onKeyDown={({ key }) => key === 'Enter' && close()}
      />
      <IconButton type="submit" aria-label={t('search.submit')} onClick={close}>
        <Icon name="search" size={26} />
      </IconButton>
      {isOpen && recent.length > 0 && <RecentPanel searches={recent} onChoose={searchAgain} onClear={clearSearches} />}
    </SearchField>
  );
}
