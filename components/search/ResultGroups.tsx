import { useTranslation } from 'next-i18next/pages';
import type { SearchResult } from '@/lib/model/search';
import { ResultList } from './ResultList';
import { GroupTitle } from './Search.styles';

interface ResultGroupsProps {
  /** Results to show first, if there are any; they are also among the results. */
  bestMatches: SearchResult[];
  results: SearchResult[];
  query: string;
  level: 2 | 3;
  onChoose?: () => void;
}

/** Search results by date, below the best matches if some stand out. */
export function ResultGroups({ bestMatches, results, query, level, onChoose }: ResultGroupsProps) {
  const { t } = useTranslation('shell');
  if (bestMatches.length === 0) return <ResultList {...{ results, query, level, onChoose }} />;
  const titleTag = `h${level}` as const;
  const itemLevel = level === 2 ? 3 : 4;
  return (
    <>
      <GroupTitle as={titleTag}>{t('search.best-matches')}</GroupTitle>
      <ResultList results={bestMatches} level={itemLevel} {...{ query, onChoose }} />
      <GroupTitle as={titleTag}>{t('search.by-date')}</GroupTitle>
      <ResultList results={results} level={itemLevel} {...{ query, onChoose }} />
    </>
  );
}
