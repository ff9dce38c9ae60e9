import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import styled from 'styled-components';
import { FavouriteCard } from '@/components/cards/FavouriteCard';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { useFavourites } from '@/contexts/FavouritesContext';
import { useHeader } from '@/contexts/HeaderContext';
import { Dot } from './FloatingButtons.styles';
import { Drop, Root } from './header/Menu.styles';

const Panel = styled(Drop)`
  inline-size: 24rem;
  max-block-size: 70vh;
  overflow-y: auto;
  padding: var(--space-5);
`;

/** The job offers that the visitor keeps, behind a heart that carries a dot when there are any. */
export function FavouritesPanel() {
  const { t } = useTranslation();
  const { ids, jobs } = useFavourites();
  const { openPanel, toggle } = useHeader();
  const id = useId();
  const isOpen = openPanel === 'favourites';
  return (
    <Root data-panel="favourites">
      <IconButton
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('favourites.open', { count: ids.length })}
        onClick={() => toggle('favourites')}
      >
        <Icon name="heart" />
        {ids.length > 0 && <Dot />}
      </IconButton>
      <Panel id={id} hidden={!isOpen} $beside>
        <h2>{t('favourites.title')}</h2>
        {jobs === null && <p role="status">{t('favourites.error')}</p>}
        {ids.length === 0 && <p>{t('favourites.empty')}</p>}
        <ul>
          {jobs?.map((job) => (
            <li key={job.jobId}>
              <FavouriteCard job={job} />
            </li>
          ))}
        </ul>
      </Panel>
    </Root>
  );
}
