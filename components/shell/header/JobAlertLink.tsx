import { useTranslation } from 'next-i18next/pages';
import { usePopup } from '@/contexts/PopupContext';
import { getPageAlert } from '@/hooks/usePageAlert';
import { track } from '@/lib/browser/analytics/track';
import { TextLink } from './TextLink';

/**
 * Opens the job alert popup for the list or the offer that the page shows, or for all new offers. It is used only on
 * pages about job offers, because they include its translations.
 */
export function JobAlertLink() {
  const { t } = useTranslation('jobs');
  const { open } = usePopup();
  const handleClick = () => {
    track('Job offers', 'Job alert intention');
    open({ name: 'jobAlert', props: getPageAlert() });
  };
  return (
    <TextLink as="button" type="button" aria-haspopup="dialog" onClick={handleClick}>
      {t('alert.title')}
    </TextLink>
  );
}
