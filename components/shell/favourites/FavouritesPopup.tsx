import { useTranslation } from 'next-i18next/pages';
import { Dialog } from '@/components/ui/Dialog';
import { FavouritesList } from './FavouritesList';

/** The favourites below desktop width, where a panel beside the page does not fit. */
export function FavouritesPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog label={t('favourites.title')} layout="end" onClose={onClose}>
      <FavouritesList />
    </Dialog>
  );
}
