import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { onPlainClick } from '@/lib/browser/dom-events';
import type { Facet } from '@/lib/model/job';
import { getFacetLabel } from '@/lib/model/lists/filters';
import {
  buildQueryString,
  defaultListQuery,
  type FacetName,
  type Facets,
  type ListQuery,
  listChoices,
} from '@/lib/model/lists/list-query';
import { row, underlined } from '@/styles/mixins';

const Chips = styled.ul`
  ${row('2')}
  align-items: center;

  li {
    max-inline-size: 100%;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.25rem;
    padding: 0.125rem var(--space-3) 0.125rem var(--space-4);
    background: var(--stone);
    border-radius: 2rem;
    font-size: var(--size-small);
    color: var(--ink);
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  svg {
    flex: none;
  }

  a:hover {
    background: var(--stone-deep);
  }

  li:last-child a {
    padding-inline: 0;
    background: none;
    ${underlined}
  }

  @media print {
    svg,
    li:last-child {
      display: none;
    }
  }
`;

interface Chip {
  label: string;
  /** The query without this filter. */
  remainingQuery: ListQuery;
}

const removeFacetValue = (facets: Facets, name: FacetName, key: string): Facets => {
  const { [name]: values = [], ...otherFacets } = facets;
  const remainingValues = values.filter((value) => value !== key);
  return remainingValues.length > 0 ? { ...otherFacets, [name]: remainingValues } : otherFacets;
};

/** The active filters of a job search: a shared list of offers, the keywords, the selected facet values. */
function useChips(query: ListQuery, facets: Facet[]): Chip[] {
  const { t } = useTranslation('jobs');
  const { search, ids } = query;
  const firstPageQuery = { ...query, page: 0 };
  return [
    ...(ids.length > 0
      ? [{ label: t('search.list', { count: ids.length }), remainingQuery: { ...firstPageQuery, ids: [] } }]
      : []),
    ...(search
      ? [{ label: t('search.words', { words: search }), remainingQuery: { ...firstPageQuery, search: '' } }]
      : []),
    ...listChoices(query.facets).map(({ name, key }) => ({
      label: getFacetLabel(facets, name, key),
      remainingQuery: { ...firstPageQuery, facets: removeFacetValue(query.facets, name, key) },
    })),
  ];
}

interface JobChipsProps {
  query: ListQuery;
  /** The facets with the labels of the selected values. */
  facets: Facet[];
  path: string;
  onChange: (query: ListQuery) => void;
}

/** The active filters of the search, each a link that removes it. The last link removes all of them. */
export function JobChips({ query, facets, path, onChange }: JobChipsProps) {
  const { t } = useTranslation('jobs');
  const chips = useChips(query, facets);
  if (chips.length === 0) return null;
  const handleClick = (nextQuery: ListQuery) => onPlainClick(() => onChange(nextQuery));
  return (
    <Chips aria-label={t('search.filtered')}>
      {chips.map(({ label, remainingQuery }) => (
        <li key={buildQueryString(remainingQuery)}>
          <a
            href={path + buildQueryString(remainingQuery)}
            aria-label={t('search.remove', { filter: label })}
            onClick={handleClick(remainingQuery)}
          >
            <span>{label}</span>
            <Icon name="close" size={12} />
          </a>
        </li>
      ))}
      <li>
        <a href={path} onClick={handleClick(defaultListQuery)}>
          {t('search.clear')}
        </a>
      </li>
    </Chips>
  );
}
