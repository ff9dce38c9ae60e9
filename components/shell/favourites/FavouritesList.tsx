import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FavouriteCard } from '@/components/jobs/FavouriteCard';
import { useContent } from '@/contexts/ContentContext';
import { useFavourites } from '@/contexts/FavouritesContext';
import { copyText } from '@/lib/browser/share';
import { buildQueryString, defaultListQuery } from '@/lib/model/lists/list-query';
import { label } from '@/styles/mixins';
import { CompareChosen, CompareOption } from './FavouritesComparison';

const Links = styled.div`
  ${label}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  margin-block-start: var(--space-4);

  a,
  button {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    text-decoration: underline;
    text-transform: inherit;
    text-underline-offset: 0.3em;
  }
`;

const Note = styled.p`
  button {
    min-block-size: 1.5rem;
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

const Heading = styled.h2`
  margin-block-end: var(--space-3);
  font-size: var(--size-heading);
`;

/** The visitor's favourites, with a message if there are none, if some were removed, or if they are unavailable. */
export function FavouritesList() {
  const { t } = useTranslation('shell');
  const { joinUs } = useContent();
  const { ids, jobs, unlistedIds: unlisted, removal, remove, undo } = useFavourites();
  const [copyMessage, setCopyMessage] = useState('');
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const chosenJobs = jobs?.filter(({ jobId }) => chosenIds.includes(jobId)) ?? [];
  const isComparable = jobs !== null && jobs.length > 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const previousCount = useRef(ids.length);
  const listUrl = joinUs.link + buildQueryString({ ...defaultListQuery, ids: [...ids] });

  // Removing a favourite, or undoing that, also removes the focused button: the focus moves to the heading.
  useEffect(() => {
    if (ids.length !== previousCount.current && document.activeElement === document.body) heading.current?.focus();
    previousCount.current = ids.length;
  }, [ids.length]);

  const count = removal?.ids.length ?? 0;
  const removalMessage =
    removal && (removal.haveClosed ? t('favourites.expired', { count }) : t('favourites.removed', { count }));

  const share = async () => {
    const url = window.location.origin + listUrl;
    setCopyMessage((await copyText(url)) ? t('favourites.copied') : t('favourites.copyFailed', { url }));
  };

  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {t('favourites.title')}
      </Heading>
      <div role="status">
        {jobs === null && <p>{t('favourites.error')}</p>}
        {removal && (
          <Note key={removal.ids.join()}>
            {removalMessage}{' '}
            <button type="button" onClick={undo}>
              {t('favourites.undo')}
            </button>
          </Note>
        )}
      </div>
      {unlisted.length > 0 && (
        <Note>
          {t('favourites.unlisted', { count: unlisted.length })}{' '}
          <button type="button" onClick={() => remove(unlisted)}>
            {t('favourites.remove')}
          </button>
        </Note>
      )}
      {ids.length === 0 && <p>{t('favourites.empty')}</p>}
      <ul>
        {jobs?.map((job) => (
          <li key={job.jobId}>
            <FavouriteCard job={job} />
            {isComparable && (
              <CompareOption job={job} chosenIds={chosenJobs.map(({ jobId }) => jobId)} setChosenIds={setChosenIds} />
            )}
          </li>
        ))}
      </ul>
      {isComparable && <CompareChosen jobs={chosenJobs} />}
      {joinUs.link && ids.length > 0 && (
        <Links>
          <a href={listUrl}>{t('favourites.showAll')}</a>
          <button type="button" onClick={share}>
            {t('favourites.share')}
          </button>
          <a href={`${listUrl}#email`}>{t('favourites.email')}</a>
        </Links>
      )}
      <p aria-live="polite">{copyMessage}</p>
    </>
  );
}
