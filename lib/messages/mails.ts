import { serverWords } from '../i18n/server-words';
import { fact, type Letter, letter } from '../mailing/letter';
import type { ContactMessage, Report } from '../model/message';

/** What was typed into a form, without what the form needs for itself. */
export type Written<T> = Omit<T, 'captchaPass' | 'consent'>;

/** Hands what somebody wrote to the team whose subject it is. */
export const contactMail = async (subject: string, written: Written<ContactMessage>): Promise<Letter> => {
  const { locale, name, email, message } = written;
  const t = await serverWords(locale, 'contact');
  return letter(locale, t('mail.subject', { subject }), [
    fact(t('form.name'), name),
    fact(t('form.email'), email),
    fact(t('form.subject'), subject),
    fact(t('form.message'), message),
  ]);
};

/** Hands a report to those who look into it. Its subject says nothing of the report. */
export const reportMail = async (reference: string, written: Written<Report>): Promise<Letter> => {
  const { locale, category, place, time, facts, name, email } = written;
  const t = await serverWords(locale, 'report');
  return letter(locale, t('mail.subject', { reference }), [
    fact(t('form.category'), t(`form.category-${category}`)),
    fact(t('form.place'), place),
    fact(t('form.time'), time),
    fact(t('form.facts'), facts),
    fact(t('form.name'), name ?? t('mail.withheld')),
    fact(t('form.email'), email ?? t('mail.withheld')),
  ]);
};
