import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/NavigationButton.styles';
import { useFocusOnAppended } from '@/hooks/useFocusOnAppended';
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
  headingLevel: 2 | 3;
  isBusy: boolean;
  /** The number of placeholders to show for offers that are loading. */
  placeholderCount: number;
  /** The address of the previous page; null if the first page is shown. */
  previousHref: string | null;
}

/** The matching offers. When more are appended, the first new one receives the focus. */
export function JobResults({ jobs, headingLevel, isBusy, placeholderCount, previousHref }: JobResultsProps) {
  const { t } = useTranslation('jobs');
  const list = useFocusOnAppended(jobs);
  return (
    <Results aria-busy={isBusy}>
      {previousHref && (
        <ButtonLink rel="prev" href={previousHref}>
          {t('search.previous')}
        </ButtonLink>
      )}
      <ul ref={list}>
        {jobs.map((job) => (
          <li key={job.jobId}>
            <JobCard job={job} level={headingLevel} />
          </li>
        ))}
      </ul>
      {Array.from({ length: placeholderCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <JobSkeleton key={index} />
      ))}
    </Results>
  );
}
