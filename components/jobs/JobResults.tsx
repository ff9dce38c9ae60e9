import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { StyledLink } from '@/components/ui/NavigationButton.styles';
import { useFocusOnNew } from '@/hooks/useFocusOnNew';
import type { JobItem } from '@/lib/model/job';
import { JobCard, JobSkeleton } from './JobCard';

const Results = styled.div`
  &[aria-busy='true'] > ul {
    opacity: 0.45;
  }

  > ul {
    transition: opacity var(--quick) var(--ease);
    border-block-end: 1px solid var(--hairline);
  }
`;

interface JobResultsProps {
  jobs: JobItem[];
  level: 2 | 3;
  isBusy: boolean;
  /** How many offers are on their way. */
  awaited: number;
  /** The address of the offers before those shown. */
  previous: string | null;
}

/** The offers found. When more come below them, the first of those has the focus. */
export function JobResults({ jobs, level, isBusy, awaited, previous }: JobResultsProps) {
  const { t } = useTranslation('jobs');
  const list = useFocusOnNew(jobs);
  return (
    <Results aria-busy={isBusy}>
      {previous && (
        <StyledLink rel="prev" href={previous}>
          {t('search.previous')}
        </StyledLink>
      )}
      <ul ref={list}>
        {jobs.map((job) => (
          <li key={job.jobId}>
            <JobCard job={job} level={level} />
          </li>
        ))}
      </ul>
      {Array.from({ length: awaited }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without offers are all alike
        <JobSkeleton key={place} />
      ))}
    </Results>
  );
}
