import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FavouriteCard } from '@/components/jobs/FavouriteCard';
import { Submit } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { useFavourites } from '@/contexts/FavouritesContext';
import { copyText } from '@/lib/browser/share';
import { buildQueryString, defaultListQuery } from '@/lib/model/lists/list-query';
import { displayText, lineAbove, note, row, underlined } from '@/styles/mixins';
import { CompareChosen, CompareOption } from './FavouritesComparison';

const Hint = styled.p`
  margin-block-end: var(--space-3);
  ${note}
`;

const Items = styled.ul`
  > li + li {
    margin-block-start: var(--space-3);
    padding-block-start: var(--space-3);
    ${lineAbove}
  }
`;

/** What to do with the list, which stays in view while the offers scroll above it. */
const Foot = styled.div`
  position: var(--sticky);
  z-index: 1;
  inset-block-end: calc(-1 * var(--space-6));
  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-4) calc(-1 * var(--space-6));
  padding-block: var(--space-4) var(--space-2);
  ${lineAbove}
  background: var(--paper);
  font-size: var(--size-small);

  > div {
    ${row('0 5')}
    justify-content: space-between;
  }

  > div > * {
    min-block-size: var(--control);
    line-height: 2.75rem;
    ${underlined}
  }
`;

const Primary = styled(Submit)`
  display: grid;
  place-items: center;
  padding-inline: var(--space-5);
  text-align: center;
  text-decoration: none;

  && {
    color: var(--surface);
  }
`;

const Empty = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  ${lineAbove}

  > p:first-child {
    ${displayText('var(--size-name)', 1.3)}
  }

  > p + p {
    color: var(--muted);
  }

  > a {
    margin-block-start: var(--space-3);
  }
`;

const Note = styled.p`
  button {
    min-block-size: 1.5rem;
    ${underlined}
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
      {ids.length === 0 && (
        <Empty>
          <p>{t('favourites.empty')}</p>
          <p>{t('favourites.emptyHelp')}</p>
          {joinUs.link && (
            <Primary as="a" href={joinUs.link}>
              {t('favourites.browse')}
            </Primary>
          )}
        </Empty>
      )}
      {isComparable && <Hint>{t('favourites.compareHint')}</Hint>}
      <Items>
        {jobs?.map((job) => (
          <li key={job.jobId}>
            <FavouriteCard job={job} />
            {isComparable && (
              <CompareOption job={job} chosenIds={chosenJobs.map(({ jobId }) => jobId)} setChosenIds={setChosenIds} />
            )}
          </li>
        ))}
      </Items>
      {ids.length > 0 && (
        <Foot>
          {isComparable && <CompareChosen jobs={chosenJobs} />}
          {joinUs.link && (
            <>
              <Primary as="a" href={listUrl}>
                {t('favourites.showAll')}
              </Primary>
              <div>
                <button type="button" onClick={share}>
                  {t('favourites.share')}
                </button>
                <a href={`${listUrl}#email`}>{t('favourites.email')}</a>
              </div>
            </>
          )}
          <p aria-live="polite">{copyMessage}</p>
        </Foot>
      )}
    </>
  );
}
