import { useTranslation } from 'next-i18next/pages';
import { Dialog } from '@/components/ui/Dialog';
import { FavouritesList } from '../shell/FavouritesList';

/** The kept job offers below desktop, where there is no room for a panel beside the page. */
export function FavouritesPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog label={t('favourites.title')} layout="end" onClose={onClose}>
      <FavouritesList />
    </Dialog>
  );
}
