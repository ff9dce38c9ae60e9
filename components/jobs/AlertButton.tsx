import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { TextButton } from '@/components/ui/TextButton';
import { type PopupProps, usePopup } from '@/contexts/PopupContext';
import { track } from '@/lib/browser/analytics/track';

/** A button that opens the job alert popup, filled in with `criteria`. */
export function AlertButton(props: PopupProps['jobAlert']) {
  const { t } = useTranslation('jobs');
  const { open } = usePopup();
  const openAlertPopup = () => {
    track('Job offers', 'Job alert intention');
    open({ name: 'jobAlert', props });
  };
  return (
    <TextButton data-needs-script data-no-print aria-haspopup="dialog" onClick={openAlertPopup}>
      {t('alert.open')}
      <Icon name="next" size={18} />
    </TextButton>
  );
}
