import { useTranslation } from 'next-i18next/pages';
import { type Dispatch, Fragment, type SetStateAction, useState } from 'react';
import styled from 'styled-components';
import { OfferIdentity } from '@/components/jobs/OfferIdentity';
import { OfferLink } from '@/components/jobs/OfferLink';
import { DetailsList } from '@/components/ui/DetailsList';
import { Dialog } from '@/components/ui/Dialog';
import { TextButton } from '@/components/ui/TextButton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import type { JobItem } from '@/lib/model/job';
import { labelFacts } from '@/lib/model/offers/offer-facts';
import { media } from '@/styles/breakpoints';
import { container, displayText, label, lineBelow } from '@/styles/mixins';
import { type LoadComponent, OnDemand } from '../OnDemand';

const maxChosen = 3;

const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  font-size: var(--size-small);
`;

const Comparison = styled.div`
  ${container}
  padding-block-end: var(--space-7);

  h2 {
    margin-block-end: var(--space-5);
    font-size: var(--size-title);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;

    ${media.mobile} {
      display: none;
    }
  }

  ul {
    ${media.tablet} {
      display: none;
    }
  }

  li + li {
    margin-block-start: var(--space-6);
  }

  h3 {
    margin-block-end: var(--space-3);
  }

  th,
  td {
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    ${lineBelow}
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: break-word;
  }

  tbody th {
    ${label}
    color: var(--muted);
  }

  thead a,
  h3 {
    ${displayText('var(--size-name)', 1.2)}
  }
`;

interface CompareOptionProps {
  job: JobItem;
  chosenIds: readonly string[];
  setChosenIds: Dispatch<SetStateAction<string[]>>;
}

/** Chooses a saved offer for the comparison, up to three. */
export function CompareOption({ job, chosenIds, setChosenIds }: CompareOptionProps) {
  const { jobId, jobPosting, lang } = job;
  const { t } = useTranslation('shell');
  const isChosen = chosenIds.includes(jobId);
  return (
    <Option>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && chosenIds.length >= maxChosen}
        onChange={() => setChosenIds((ids) => (isChosen ? ids.filter((id) => id !== jobId) : [...ids, jobId]))}
      />
      <span>
        {t('favourites.compare')} <VisuallyHidden lang={lang}>{jobPosting}</VisuallyHidden>
        <OfferIdentity job={job} />
      </span>
    </Option>
  );
}

interface ComparisonProps {
  jobs: JobItem[];
  onClose: () => void;
}

/** The chosen offers side by side in a table; below each other on phones. */
function ComparisonDialog({ jobs, onClose }: ComparisonProps) {
  const { t } = useTranslation('shell');
  const { locale } = useContent();
  const { t: jobsT } = useTranslation('jobs');
  const columns = jobs.map((job) => labelFacts(job, locale, jobsT, 'comparison'));
  const rows = (columns[0] ?? []).map(({ label }, row) => ({
    label,
    values: columns.map((facts) => facts[row]?.lines.join(' · ') || '–'),
  }));
  const title = t('favourites.compareTitle');
  return (
    <Dialog label={title} layout="sheet" onClose={onClose}>
      <Comparison>
        <h2>{title}</h2>
        <table>
          <thead>
            <tr>
              <td />
              {jobs.map((job) => (
                <th key={job.jobId} scope="col">
                  <OfferLink job={job} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {jobs.map(({ jobId }, index) => (
                  <td key={jobId}>{values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul>
          {jobs.map((job, index) => (
            <li key={job.jobId}>
              <h3>
                <OfferLink job={job} />
              </h3>
              <DetailsList>
                {rows.map(({ label, values }) => (
                  <Fragment key={label}>
                    <dt>{label}</dt>
                    <dd>{values[index]}</dd>
                  </Fragment>
                ))}
              </DetailsList>
            </li>
          ))}
        </ul>
      </Comparison>
    </Dialog>
  );
}

const loadComparison: LoadComponent<ComparisonProps> = async (addStrings) => {
  await addStrings('jobs');
  return ComparisonDialog;
};

/** Opens the comparison of two or three chosen offers. */
export function CompareChosen({ jobs }: { jobs: JobItem[] }) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {jobs.length > 1 && (
        <TextButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('favourites.compareChosen')}
        </TextButton>
      )}
      {isOpen && <OnDemand load={loadComparison} props={{ jobs, onClose: () => setIsOpen(false) }} />}
    </>
  );
}
