import { serverStrings } from '../../i18n/load-strings';
import type { ContactMessage, Report } from '../../model/message';
import type { Settings } from '../../model/settings';
import { fact, type Letter, smallPrint, type WriteLetter } from '../letters/letter';

/** What a mail says of the consent to the transfer of its content to France, where the form asks for it. */
const transferOf = async ({ locale, transferConsent }: Pick<ContactMessage, 'locale' | 'transferConsent'>) =>
  transferConsent ? [smallPrint((await serverStrings(locale, 'mails'))('transfer'))] : [];

/** The fields of a form that the person filled in. */
export type Written<T> = Omit<T, 'captchaPass' | 'consent'>;

/** A contact message with its subject and the team that reads it. */
export type Addressed = Omit<ContactMessage, 'subject'> & { subject: Settings['contactSubjects'][number] };

/** The mail with a contact message, for the team of its subject. */
export const contactMail = async (letter: WriteLetter, written: Written<Addressed>): Promise<Letter> => {
  const { locale, name, email, subject, message } = written;
  const t = await serverStrings(locale, 'contact');
  return letter(locale, t('mail.subject', { subject: subject.label }), [
    fact(t('form.name'), name),
    fact(t('form.email'), email),
    fact(t('form.subject'), subject.label),
    fact(t('form.message'), message),
    ...(await transferOf(written)),
  ]);
};

/** The mail with a report, for the people who investigate it. The mail subject reveals nothing about the report. */
export const reportMail = async (letter: WriteLetter, reference: string, written: Written<Report>): Promise<Letter> => {
  const { locale, category, place, time, facts, name, email } = written;
  const t = await serverStrings(locale, 'report');
  return letter(locale, t('mail.subject', { reference }), [
    fact(t('form.category'), t(`form.category-${category}`)),
    fact(t('form.place'), place),
    fact(t('form.time'), time),
    fact(t('form.facts'), facts),
    fact(t('form.name'), name ?? t('mail.withheld')),
    fact(t('form.email'), email ?? t('mail.withheld')),
    ...(await transferOf(written)),
  ]);
};
