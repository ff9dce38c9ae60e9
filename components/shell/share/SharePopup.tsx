import { useTranslation } from 'next-i18next/pages';
import { Dialog, DialogTitle } from '@/components/ui/Dialog';
import { ShareLinks } from './ShareLinks';

/** The share links, opened from the mobile menu. */
export function SharePopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog label={t('share.title')} layout="card" onClose={onClose}>
      <DialogTitle>{t('share.title')}</DialogTitle>
      <ShareLinks />
    </Dialog>
  );
}
