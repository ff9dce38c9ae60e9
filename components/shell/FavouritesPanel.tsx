import { useTranslation } from 'next-i18next/pages';
import { lazy, Suspense, useId } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/IconButton';
import { useFavourites } from '@/contexts/FavouritesContext';
import { useHeader } from '@/contexts/HeaderContext';
import { track } from '@/lib/browser/analytics/track';
import { FavouritesHeart } from './FavouritesHeart';
import { Drop, Root } from './header/Menu.styles';

const FavouritesList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "kept" */ './FavouritesList')).FavouritesList,
}));

const Panel = styled(Drop)`
  inline-size: 24rem;
  max-block-size: 70vh;
  overflow-y: auto;
  padding: var(--space-5);
`;

/** The job offers that the visitor keeps, loaded when first shown, beside the page of desktop. */
export function FavouritesPanel() {
  const { t } = useTranslation();
  const { ids } = useFavourites();
  const { openPanel, toggle } = useHeader();
  const id = useId();
  const isOpen = openPanel === 'favourites';
  const press = () => {
    if (!isOpen) track('Job offers', 'Click my favorites');
    toggle('favourites');
  };
  return (
    <Root data-panel="favourites">
      <IconButton
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('favourites.open', { count: ids.length })}
        onClick={press}
      >
        <FavouritesHeart count={ids.length} />
      </IconButton>
      <Panel id={id} hidden={!isOpen} $beside>
        {isOpen && (
          <Suspense>
            <FavouritesList />
          </Suspense>
        )}
      </Panel>
    </Root>
  );
}
