import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/IconButton';
import { useFavourites } from '@/contexts/FavouritesContext';
import { usePopup } from '@/contexts/PopupContext';
import { track } from '@/lib/browser/analytics/track';
import { FavouritesHeart } from './FavouritesHeart';

const HeartButton = styled(IconButton)`
  position: relative;
`;

/** Opens and closes the favourites popup. Used below desktop width, in the header and in the menu. */
export function FavouritesButton() {
  const { t } = useTranslation('shell');
  const { ids } = useFavourites();
  const { active, toggle } = usePopup();
  const handleClick = () => {
    if (!active.favourites) track('Job offers', 'Click my favorites');
    toggle({ name: 'favourites', props: {} });
  };
  return (
    <HeartButton
      aria-haspopup="dialog"
      aria-expanded={active.favourites ?? false}
      aria-label={t('favourites.open', { count: ids.length })}
      onClick={handleClick}
    >
      <FavouritesHeart count={ids.length} />
    </HeartButton>
  );
}
