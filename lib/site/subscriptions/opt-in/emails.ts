import { loadServerStrings } from '../../../i18n/load-strings';
import type { Locale } from '../../../i18n/locales';
import type { SubscriptionList } from '../../../shared/constants';
import {
  buildActionLink,
  buildParagraph,
  buildSmallLink,
  buildSmallPrint,
  type EmailBuilder,
  type EmailContent,
} from '../../emails/email';

/** The email with the links that confirm and cancel a subscription. */
export const buildConfirmationEmail = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  list: SubscriptionList,
  { confirmUrl, cancelUrl }: { confirmUrl: string; cancelUrl: string },
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'subscriptions');
  return buildEmail(locale, t(`mail.subject-${list}`), [
    buildParagraph(t('mail.greeting')),
    buildParagraph(t(`mail.intro-${list}`)),
    buildActionLink(confirmUrl, t('mail.action')),
    buildParagraph(t('mail.valid')),
    buildSmallPrint(t('mail.ignore')),
    buildSmallLink(cancelUrl, (url) => t('mail.cancel', { url })),
  ]);
};
