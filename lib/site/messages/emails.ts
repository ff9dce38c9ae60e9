import { loadServerStrings } from '../../i18n/load-strings';
import type { ContactMessage, Report } from '../../model/message';
import type { Settings } from '../../model/settings';
import { type EmailBuilder, type EmailContent, labelledValue, smallPrint } from '../emails/email';

/** The note that the sender agreed to the transfer of the message to France; empty if the form did not request it. */
const buildTransferNotice = async ({ locale, transferConsent }: Pick<ContactMessage, 'locale' | 'transferConsent'>) =>
  transferConsent ? [smallPrint((await loadServerStrings(locale, 'mails'))('transfer'))] : [];

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
    labelledValue(t('form.name'), name),
    labelledValue(t('form.email'), email),
    labelledValue(t('form.subject'), subject.label),
    labelledValue(t('form.message'), message),
    ...(await buildTransferNotice(fields)),
  ]);
};

/** The email with a report, for the people who investigate it. Its subject line reveals nothing about the report. */
export const buildReportEmail = async (
  buildEmail: EmailBuilder,
  reference: string,
  fields: FormFields<Report>,
): Promise<EmailContent> => {
  const { locale, category, place, time, facts, name, email } = fields;
  const t = await loadServerStrings(locale, 'report');
  return buildEmail(locale, t('mail.subject', { reference }), [
    labelledValue(t('form.category'), t(`form.category-${category}`)),
    labelledValue(t('form.place'), place),
    labelledValue(t('form.time'), time),
    labelledValue(t('form.facts'), facts),
    labelledValue(t('form.name'), name ?? t('mail.withheld')),
    labelledValue(t('form.email'), email ?? t('mail.withheld')),
    ...(await buildTransferNotice(fields)),
  ]);
};
