import { useTranslation } from 'next-i18next/pages';
import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { SearchField } from '@/components/ui/SearchField';
import { Select } from '@/components/ui/Select';
import { useContent } from '@/contexts/ContentContext';
import { track } from '@/lib/browser/analytics/track';
import { contentSorts } from '@/lib/model/lists/list-query';
import { isEmptySearch } from '@/lib/model/lists/search-url';
import type { SearchForm as Query } from '@/lib/model/search';
import { media } from '@/styles/breakpoints';
import { label, onInk, row } from '@/styles/mixins';

const Form = styled.form`
  display: grid;
  gap: var(--space-5);

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

const EmptyHint = styled.p`
  grid-column: 1 / -1;
`;

const Categories = styled.fieldset`
  ${row('2')}
  border: 0;

  legend {
    ${label}
    margin-block-end: var(--space-2);
    color: var(--muted);
  }

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: var(--control);
    padding-inline: var(--space-5);
    border: 1px solid var(--hairline);
    border-radius: 2rem;
    cursor: pointer;
  }

  label:has(:checked) {
    ${onInk}
    border-color: var(--ink);
  }

  label:has(:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  @media (forced-colors: active) {
    label:has(:checked) {
      border-width: 3px;
    }
  }
`;

type FormQuery = Pick<Query, 'search' | 'sort' | 'categories'>;

const readFields = (form: HTMLFormElement): FormQuery => {
  const fields = new FormData(form);
  return {
    search: `${fields.get('search') ?? ''}`.trim(),
    sort: contentSorts.find((sort) => sort === fields.get('sort')) ?? 'date_desc',
    categories: fields.getAll('category').map(String),
  };
};

/** Updates the fields after a link or the back button has changed the search, but no keywords typed since then. */
const updateFields = (form: HTMLFormElement, { search, sort, categories }: FormQuery, previous: FormQuery) => {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = sort;
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.name !== 'search') field.checked = categories.includes(field.value);
    else if (field.value.trim() === previous.search) field.value = search;
  }
};

interface SearchFormProps {
  query: FormQuery;
  onSearch: (query: FormQuery) => void;
  /** Renders the suggestions for the keyword field. */
  suggestions: (field: RefObject<HTMLInputElement | null>) => ReactNode;
}

/**
 * The form of the site search: keywords, categories, sort. It submits to the results page, so it works without
 * JavaScript. With JavaScript, it calls `onSearch` on submission and whenever a category or the sort changes. If the
 * search is empty, it also says what to type.
 */
export function SearchForm({ query, onSearch, suggestions }: SearchFormProps) {
  const { t } = useTranslation('shell');
  const { categories, searchPage } = useContent();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [hasEmptyFields, setEmptyFields] = useState(false);
  const previousQuery = useRef(query);
  useEffect(() => {
    if (form.current) updateFields(form.current, query, previousQuery.current);
    previousQuery.current = query;
  }, [query]);

  const search = (nextQuery: FormQuery) => {
    setEmptyFields(isEmptySearch(nextQuery));
    onSearch(nextQuery);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const nextQuery = readFields(event.currentTarget);
    if (nextQuery.search) track('Search', 'Search keyword', nextQuery.search);
    search(nextQuery);
  };
  const applyFilters = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (!form) return;
    const nextQuery = readFields(form);
    track('Search', 'Search filter', [...nextQuery.categories, nextQuery.sort].join(' '));
    search(nextQuery);
  };

  return (
    <Form
      ref={form}
      role="search"
      aria-label={t('search.title')}
      method="get"
      action={searchPage || undefined}
      onSubmit={submit}
    >
      <SearchField>
        <label htmlFor={id}>{t('search.field')}</label>
        <input
          ref={field}
          id={id}
          type="search"
          name="search"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={`${id}-hint`}
          defaultValue={query.search}
          onInput={() => setEmptyFields(false)}
        />
        <IconButton type="submit" aria-label={t('search.submit')}>
          <Icon name="next" size={26} />
        </IconButton>
        {suggestions(field)}
      </SearchField>
      {hasEmptyFields && isEmptySearch(query) && (
        <EmptyHint id={`${id}-hint`} role="alert">
          {t('search.empty')}
        </EmptyHint>
      )}
      <Categories>
        <legend>{t('search.categories')}</legend>
        {categories.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              name="category"
              value={key}
              defaultChecked={query.categories.includes(key)}
              onChange={applyFilters}
            />
            {label}
          </label>
        ))}
      </Categories>
      <Select label={t('search.sort')} name="sort" defaultValue={query.sort} onChange={applyFilters}>
        {contentSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`search.sort-${sort}`)}
          </option>
        ))}
      </Select>
    </Form>
  );
}
