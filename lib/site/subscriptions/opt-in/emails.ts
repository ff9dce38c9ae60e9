import { loadServerStrings } from '../../../i18n/load-strings';
import type { Locale } from '../../../i18n/locales';
import type { SubscriptionList } from '../../../shared/constants';
import { action, type EmailBuilder, type EmailContent, paragraph, smallLink, smallPrint } from '../../emails/email';

/** The email with the links that confirm and cancel a subscription. */
export const buildConfirmationEmail = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  list: SubscriptionList,
  { confirmUrl, cancelUrl }: { confirmUrl: string; cancelUrl: string },
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'subscriptions');
  return buildEmail(locale, t(`mail.subject-${list}`), [
    paragraph(t('mail.greeting')),
    paragraph(t(`mail.intro-${list}`)),
    action(confirmUrl, t('mail.action')),
    paragraph(t('mail.valid')),
    smallPrint(t('mail.ignore')),
    smallLink(cancelUrl, (url) => t('mail.cancel', { url })),
  ]);
};
