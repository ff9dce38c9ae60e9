import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import styled from 'styled-components';
import type { SearchOutcome } from '@/hooks/useContentSearch';
import type { SearchResult } from '@/lib/model/search';
import { ResultList } from './ResultList';

/** The title of a group of results, after a line that separates it from the group before it. */
const GroupTitle = styled.h2`
  margin-block-start: var(--space-6);
  font-size: var(--size-card);
  line-height: var(--leading-title);

  ul + & {
    margin-block-start: var(--space-7);
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--text);
  }
`;

interface ResultGroupsProps {
  outcome: SearchOutcome;
  level: 2 | 3;
  onChoose?: () => void;
}

/**
 * Search results in groups: by date, the best matches if some stand out and the events ahead come before the others. If
 * there is only one group, it has no title.
 */
export function ResultGroups({ outcome, level, onChoose }: ResultGroupsProps) {
  const { t } = useTranslation('shell');
  const { bestMatches, results, sort } = outcome;
  const otherResults = results.filter(({ url }) => !bestMatches.some((match) => match.url === url));
  const isAhead = ({ isUpcoming }: SearchResult) => sort === 'date_desc' && isUpcoming;
  const upcoming = otherResults.filter(isAhead).reverse();
  const dated = otherResults.filter((result) => !isAhead(result));
  const groups = [
    { title: t('search.best-matches'), items: bestMatches, areBest: true },
    { title: t('search.upcoming'), items: upcoming },
    { title: t('search.by-date'), items: dated },
  ].filter(({ items }) => items.length > 0);
  const list = { query: outcome.corrected ?? outcome.query, onChoose };
  if (groups.length === 1 && dated.length > 0) return <ResultList results={dated} level={level} {...list} />;
  return groups.map(({ title, items, areBest }) => (
    <Fragment key={title}>
      <GroupTitle as={`h${level}`}>{title}</GroupTitle>
      <ResultList results={items} level={level === 2 ? 3 : 4} areBest={areBest} {...list} />
    </Fragment>
  ));
}
