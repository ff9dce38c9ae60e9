import { loadServerStrings } from '../../i18n/load-strings';
import type { ContactMessage, EthicsReport } from '../../model/message';
import type { Settings } from '../../model/settings';
import { buildLabelledValue, buildSmallPrint, type EmailBuilder, type EmailContent } from '../emails/email';

/** The note that the sender agreed to the transfer of the message to France; empty if the form did not request it. */
const buildTransferNotice = async ({ locale, transferConsent }: Pick<ContactMessage, 'locale' | 'transferConsent'>) =>
  transferConsent ? [buildSmallPrint((await loadServerStrings(locale, 'mails'))('transfer'))] : [];

/** The fields of a form that an email contains. */
export type FormFields<T> = Omit<T, 'captchaPass' | 'consent'>;

/** A contact message with its subject and the team that reads it. */
export type RoutedMessage = Omit<ContactMessage, 'subject'> & { subject: Settings['contactSubjects'][number] };

/** The email with a contact message, for the team of its subject. */
export const buildContactEmail = async (
  buildEmail: EmailBuilder,
  fields: FormFields<RoutedMessage>,
): Promise<EmailContent> => {
  const { locale, name, email, subject, message } = fields;
  const t = await loadServerStrings(locale, 'contact');
  return buildEmail(locale, t('mail.subject', { subject: subject.label }), [
    buildLabelledValue(t('form.name'), name),
    buildLabelledValue(t('form.email'), email),
    buildLabelledValue(t('form.subject'), subject.label),
    buildLabelledValue(t('form.message'), message),
    ...(await buildTransferNotice(fields)),
  ]);
};

/** The email with a report, for the people who investigate it. Its subject line reveals nothing about the report. */
export const buildReportEmail = async (
  buildEmail: EmailBuilder,
  reference: string,
  fields: FormFields<EthicsReport>,
): Promise<EmailContent> => {
  const { locale, category, place, time, facts, name, email } = fields;
  const t = await loadServerStrings(locale, 'report');
  return buildEmail(locale, t('mail.subject', { reference }), [
    buildLabelledValue(t('form.category'), t(`form.category-${category}`)),
    buildLabelledValue(t('form.place'), place),
    buildLabelledValue(t('form.time'), time),
    buildLabelledValue(t('form.facts'), facts),
    buildLabelledValue(t('form.name'), name ?? t('mail.withheld')),
    buildLabelledValue(t('form.email'), email ?? t('mail.withheld')),
    ...(await buildTransferNotice(fields)),
  ]);
};
