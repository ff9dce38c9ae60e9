import { useTranslation } from 'next-i18next/pages';
import { Dialog } from '@/components/ui/Dialog';
import { ShareLinks } from './ShareLinks';
import { Heading } from './WeChatPopup.styles';

/** The share links, opened from the mobile menu. */
export function SharePopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog label={t('share.title')} layout="card" onClose={onClose}>
      <Heading>{t('share.title')}</Heading>
      <ShareLinks />
    </Dialog>
  );
}
