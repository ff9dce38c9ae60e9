import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { onPlainClick } from '@/lib/browser/plain-click';
import { labelOf } from '@/lib/lists/facet-values';
import {
  type FacetName,
  type Facets,
  facetNames,
  type ListQuery,
  listQueryString,
  wholeList,
} from '@/lib/lists/list-query';
import type { Facet } from '@/lib/model/job';
import { Chips } from './JobSearch.styles';

interface Chip {
  label: string;
  /** The search without it. */
  without: ListQuery;
}

const without = (facets: Facets, name: FacetName, key: string): Facets => {
  const { [name]: values = [], ...others } = facets;
  const left = values.filter((value) => value !== key);
  return left.length > 0 ? { ...others, [name]: left } : others;
};

/** What narrows a search, in words: its own, the facets' values, a list that was shared. */
export function useJobChips(query: ListQuery, facets: Facet[]): Chip[] {
  const { t } = useTranslation('jobs');
  const { search, ids } = query;
  const first = { ...query, page: 0 };
  return [
    ...(ids.length > 0 ? [{ label: t('search.shared', { count: ids.length }), without: { ...first, ids: [] } }] : []),
    ...(search ? [{ label: t('search.words', { words: search }), without: { ...first, search: '' } }] : []),
    ...facetNames.flatMap((name) =>
      (query.facets[name] ?? []).map((key) => ({
        label: labelOf(facets, name, key),
        without: { ...first, facets: without(query.facets, name, key) },
      })),
    ),
  ];
}

interface JobChipsProps {
  chips: Chip[];
  path: string;
  onChange: (query: ListQuery) => void;
}

/** What narrows the search, each a link to the search without it. */
export function JobChips({ chips, path, onChange }: JobChipsProps) {
  const { t } = useTranslation('jobs');
  if (chips.length === 0) return null;
  const follow = (query: ListQuery) => onPlainClick(() => onChange(query));
  return (
    <Chips aria-label={t('search.filtered')}>
      {chips.map(({ label, without: rest }) => (
        <li key={listQueryString(rest)}>
          <a
            href={path + listQueryString(rest)}
            aria-label={t('search.remove', { filter: label })}
            onClick={follow(rest)}
          >
            {label}
            <Icon name="close" size={12} />
          </a>
        </li>
      ))}
      <li>
        <a href={path} onClick={follow(wholeList)}>
          {t('search.clear')}
        </a>
      </li>
    </Chips>
  );
}
