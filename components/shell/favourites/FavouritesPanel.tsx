import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Dropdown, Root } from '@/components/shell/header/Menu';
import { IconButton } from '@/components/ui/IconButton';
import { useFavourites } from '@/contexts/FavouritesContext';
import { useHeaderPanel } from '@/hooks/useHeaderPanel';
import { track } from '@/lib/browser/analytics/track';
import { OnDemand } from '../OnDemand';
import { FavouritesHeart } from './FavouritesHeart';

const loadFavouritesList = async () =>
  (await import(/* webpackChunkName: "favourites" */ './FavouritesList')).FavouritesList;

const Panel = styled(Dropdown)`
  inline-size: 27rem;
  min-inline-size: 0;
  max-block-size: 80vh;
  overflow-y: auto;
  padding: var(--space-5) var(--space-5) var(--space-6);
`;

/** The favourites in a panel beside the desktop page. The list's code is loaded when the panel first opens. */
export function FavouritesPanel() {
  const { t } = useTranslation('shell');
  const { ids } = useFavourites();
  const { id, isOpen, trigger } = useHeaderPanel('favourites');
  const handleClick = () => {
    if (!isOpen) track('Job offers', 'Click my favorites');
    trigger.onClick();
  };
  return (
    <Root data-panel="favourites">
      <IconButton {...trigger} aria-label={t('favourites.open', { count: ids.length })} onClick={handleClick}>
        <FavouritesHeart count={ids.length} />
      </IconButton>
      <Panel id={id} hidden={!isOpen} $beside>
        {isOpen && <OnDemand load={loadFavouritesList} props={{}} />}
      </Panel>
    </Root>
  );
}
