import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { onPlainClick, readQuery } from '@/lib/browser/dom-events';
import { findLocalizedPath } from '@/lib/i18n/paths';
import type { Filter } from '@/lib/model/list';
import { media } from '@/styles/breakpoints';
import { Select } from './Select';
import { ButtonLink, TextButton } from './TextButton';

const Filters = styled.form`
  display: grid;
  gap: var(--space-4) var(--space-6);
  align-items: end;
  margin-block-start: var(--space-7);

  &:first-child {
    margin-block-start: 0;
  }

  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 16rem);
  }

  > a {
    justify-self: start;
  }
`;

interface ListFiltersProps {
  filters: Filter[];
  /** Called with the chosen filters. Without it, the router navigates to the address of the list. */
  onSearch?: (query: URLSearchParams) => void;
}

/**
 * The filters of the page's list. They are a form that submits to the page, which works without JavaScript. With
 * JavaScript, a selection applies immediately. Filters with fewer than two options are not shown. A link clears them.
 */
export function ListFilters({ filters, onSearch }: ListFiltersProps) {
  const { t } = useTranslation('lists');
  const router = useRouter();
  const { locale, pageLocalizations } = useContent();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const { name, chosen } of filters) {
      const field = form.current?.elements.namedItem(name);
      // The fields must show the new values after a link or the back button has changed the filters.
      if (field instanceof HTMLSelectElement) field.value = chosen[0] ?? '';
    }
  }, [filters]);
  const visibleFilters = filters.filter(({ options }) => options.length > 1);
  if (visibleFilters.length === 0) return null;

  const path = findLocalizedPath(locale, pageLocalizations);
  const search = (query: URLSearchParams) => {
    if (onSearch) onSearch(query);
    else router.push(path + (`${query}` && `?${query}`), undefined, { locale: false, scroll: false });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(readQuery(event.currentTarget));
  };
  /** Moves the focus to the first filter before the link that has it disappears. */
  const clear = () => {
    form.current?.querySelector('select')?.focus();
    search(new URLSearchParams());
  };
  return (
    <Filters ref={form} method="get" action={path} aria-label={t('filters.title')} onSubmit={submit}>
      {visibleFilters.map(({ name, options, chosen }) => (
        <Select
          key={name}
          labelAbove
          label={t(`filters.${name}`)}
          name={name}
          defaultValue={chosen[0] ?? ''}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          <option value="">{t(`filters.all-${name}`)}</option>
          {options.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      ))}
      <TextButton type="submit" data-without-script>
        {t('filters.apply')}
      </TextButton>
      {visibleFilters.some(({ chosen }) => chosen.length > 0) && (
        <ButtonLink href={path} onClick={onPlainClick(clear)}>
          {t('filters.clear')}
        </ButtonLink>
      )}
    </Filters>
  );
}
