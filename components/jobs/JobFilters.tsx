import { useTranslation } from 'next-i18next/pages';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { Disclosure } from '@/components/ui/Disclosure';
import { Icon } from '@/components/ui/Icon';
import { TextButton } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { isEscape } from '@/lib/browser/dom-events';
import { formatCount } from '@/lib/i18n/writing';
import type { Facet } from '@/lib/model/job';
import { type Facets, listChoices } from '@/lib/model/lists/list-query';
import { media } from '@/styles/breakpoints';
import { onInk } from '@/styles/mixins';
import { Filters, ShowOffers, ValueSearch, Values } from './JobFilters.styles';

const Filter = styled(Disclosure)`
  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--control);
    padding-inline: var(--space-5) var(--space-4);
    border: 1px solid var(--hairline);
    border-radius: 2rem;

    ${media.mobile} {
      gap: var(--space-1);
      padding-inline: var(--space-4) var(--space-3);
      white-space: nowrap;
    }
  }

  summary svg {
    transition: transform var(--quick) var(--ease);
  }

  &[open] summary,
  summary:hover {
    border-color: var(--text);
  }

  &[open] summary svg {
    transform: rotate(180deg);
  }

  &[data-chosen] summary {
    ${onInk}
    border-color: var(--ink);
  }
`;

const closeFilter = (element: HTMLDetailsElement) => {
  element.open = false;
};

const closeOnEscape = ({ nativeEvent, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (!isEscape(nativeEvent)) return;
  closeFilter(currentTarget);
  currentTarget.querySelector('summary')?.focus();
};

/** A press on the label of a value moves the focus to an element around the filter, which must then stay open. */
const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.contains(currentTarget)) return;
  closeFilter(currentTarget);
};

/** On phones, the values may open below the visible part of the page. */
const scrollValuesIntoView = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
};

const submitForm = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => currentTarget.form?.requestSubmit();

/** A text without case, accents and character width. */
const simplify = (text: string) => text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The keys of a facet without a filter: always the same ones, so that its values are not rendered again. */
const none: readonly string[] = [];

/** The number of values from which a facet has a search field. */
const minSearchedValues = 20;

/** The values of a facet as checkboxes. Those that the search field hides stay in the form. */
const FacetValues = memo(function FacetValues({
  facet: { name, values },
  selectedKeys,
}: {
  facet: Facet;
  selectedKeys: readonly string[];
}) {
  const { t } = useTranslation('jobs');
  const { locale } = useContent();
  const [search, setSearch] = useState('');
  // Other filters may leave so few values that the search field goes.
  const hasSearch = values.length >= minSearchedValues;
  const isMatch = (label: string) => !hasSearch || simplify(label).includes(simplify(search));
  return (
    <>
      {hasSearch && (
        <ValueSearch data-needs-script>
          {t('search.value')}
          <input
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </ValueSearch>
      )}
      <ul>
        {values.map(({ key, label, count }) => (
          <li key={key} hidden={!isMatch(label)}>
            <label>
              <input
                type="checkbox"
                name={name}
                value={key}
                checked={selectedKeys.includes(key)}
                onChange={submitForm}
              />
              {label} <small>{formatCount(locale, count)}</small>
            </label>
          </li>
        ))}
      </ul>
      <p aria-live="polite">{!values.some(({ label }) => isMatch(label)) && t('search.no-value')}</p>
    </>
  );
});

interface JobFiltersProps {
  facets: Facet[];
  selected: Facets;
  /** The label of the button that closes a facet, which says how many offers match. */
  showLabel: string;
  /** Moves the focus to the results, which closes the facet. */
  onShow: () => void;
}

/** The facets of the matching offers, each a disclosure with its values and counts. At most one is open. */
export function JobFilters({ facets, selected, showLabel, onShow }: JobFiltersProps) {
  const { t } = useTranslation('jobs');
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      for (const filter of group.current?.querySelectorAll('details') ?? [])
        if (!filter.contains(target as Node)) closeFilter(filter);
    };
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => document.removeEventListener('pointerdown', closeOnPressOutside);
  }, []);
  return (
    <Filters ref={group} role="group" aria-label={t('search.filters')}>
      <div>
        {facets.map((facet) => {
          const { name, values } = facet;
          const selectedKeys = selected[name] ?? none;
          if (values.length === 0) return null;
          return (
            <Filter
              key={name}
              name="job-filter"
              data-chosen={selectedKeys.length > 0 || undefined}
              onKeyDown={closeOnEscape}
              onBlur={closeOnLeave}
              onToggle={scrollValuesIntoView}
              summary={
                <>
                  <span>{t(`facts.${name}`) + (selectedKeys.length > 0 ? ` (${selectedKeys.length})` : '')}</span>
                  <Icon name="down" size={16} />
                </>
              }
            >
              <Values>
                <legend>{t(`facts.${name}`)}</legend>
                <FacetValues facet={facet} selectedKeys={selectedKeys} />
                <ShowOffers>
                  <TextButton type="submit" data-without-script>
                    {t('search.apply')}
                  </TextButton>
                  <TextButton data-needs-script onClick={onShow}>
                    {showLabel}
                  </TextButton>
                </ShowOffers>
              </Values>
            </Filter>
          );
        })}
      </div>
    </Filters>
  );
}

/** Hidden fields with the selected values, so that the form sends them even if the facets are unavailable. */
export function HiddenFacets({ selected }: { selected: Facets }) {
  return listChoices(selected).map(({ name, key }) => <input key={name + key} type="hidden" name={name} value={key} />);
}
