import { formatDate } from '../../i18n/formats';
import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import type { JobAlert } from '../../model/job';
import { buildQueryString, defaultListQuery } from '../../model/lists/list-query';
import type { ContactMessage, EthicsReport } from '../../model/message';
import type { Settings } from '../../model/settings';
import { env } from '../../platform/env';
import type { SubscriptionList } from '../../shared/constants';
import { escapeHtml } from '../../shared/html';
import {
  buildActionLink,
  buildLabelledValue,
  buildParagraph,
  buildSmallLink,
  buildSmallPrint,
  type EmailBuilder,
  type EmailContent,
  type EmailPart,
  linkHtml,
} from '../emails/email';

/** The maximum number of offers in one email, which links to the rest. */
const maxOffers = 20;

/** An offer in an email. `lang` is the language tag of its title, `path` the path of its page. */
export interface EmailOffer {
  title: string;
  lang: string;
  details: string;
  path: string;
}

/** The fields of a form that an email contains. */
export type FormFields<T> = Omit<T, 'captchaPass' | 'consent'>;

/** A contact message with its subject and the team that reads it. */
export type RoutedMessage = Omit<ContactMessage, 'subject'> & { subject: Settings['contactSubjects'][number] };

interface Confirmation {
  purpose: 'alert' | 'subscription';
  list: 'job-alerts' | SubscriptionList;
  confirmUrl: string;
  /** What is confirmed. */
  facts?: EmailPart[];
  /** Further links. */
  links?: EmailPart[];
}

const buildConfirmation = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  { purpose, list, confirmUrl, facts = [], links = [] }: Confirmation,
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'mails');
  return buildEmail(locale, t(`confirm.subject-${list}`), [
    buildParagraph(t('subscription.greeting')),
    buildParagraph(t(`confirm.intro-${list}`)),
    ...facts,
    buildActionLink(confirmUrl, t(`${purpose}.action`)),
    buildParagraph(t('confirm.valid')),
    buildSmallPrint(t('confirm.ignore')),
    ...links,
  ]);
};

/**
 * The email with the criteria and the frequency of an alert, and the link that confirms it. `criteria` has their labels:
 * it is empty for all offers, and null if they are unavailable.
 */
export const buildAlertConfirmation = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  { confirmUrl, criteria, frequency }: Pick<JobAlert, 'frequency'> & { confirmUrl: string; criteria: string[] | null },
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'jobs');
  const facts = [
    ...(criteria ? [buildLabelledValue(t('alert.criteria'), criteria.join('\n') || t('alert.criteria-all'))] : []),
    buildLabelledValue(t('alert.frequency'), t(`alert.frequency-${frequency}`)),
  ];
  return buildConfirmation(buildEmail, locale, { purpose: 'alert', list: 'job-alerts', confirmUrl, facts });
};

/** The email with the links that confirm and cancel a subscription. */
export const buildSubscriptionConfirmation = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  list: SubscriptionList,
  { confirmUrl, cancelUrl }: { confirmUrl: string; cancelUrl: string },
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'mails');
  const links = [buildSmallLink(cancelUrl, (url) => t('subscription.cancel', { url }))];
  return buildConfirmation(buildEmail, locale, { purpose: 'subscription', list, confirmUrl, links });
};

/** The offers as a list with links to their pages. */
const buildOfferList = (offers: readonly EmailOffer[]): EmailPart => {
  const linkedOffers = offers.map(({ path, ...offer }) => ({ ...offer, url: env.SITE_URL + path }));
  const items = linkedOffers.map(({ title, lang, details, url }) => {
    const link = linkHtml(url, title, ` class="title" lang="${lang}" dir="auto"`);
    return `<li>${link}${details && `<br>${escapeHtml(details)}`}</li>`;
  });
  return {
    text: linkedOffers.map(({ title, details, url }) => [title, details, url].filter(Boolean).join('\n')).join('\n\n'),
    html: `<ul>\n${items.join('\n')}\n</ul>`,
  };
};

/**
 * The email with the new offers of an alert. `searchUrl` links to all its results, `cancelUrl` to the page that changes
 * and cancels it.
 */
export const buildOffersEmail = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  offers: readonly EmailOffer[],
  { searchUrl, cancelUrl }: { searchUrl: string; cancelUrl: string },
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'mails');
  const count = offers.length;
  return buildEmail(locale, t('alert.subject', { count }), [
    buildParagraph(t('alert.greeting')),
    buildParagraph(t('alert.intro', { count })),
    buildOfferList(offers.slice(0, maxOffers)),
    buildActionLink(searchUrl, t('alert.more')),
    buildSmallLink(cancelUrl, (url) => t('alert.manage', { url })),
  ]);
};

/** The email with the open offers of a list. It links to the list with `ids` at `listPath`. */
export const buildJobListEmail = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  offers: readonly EmailOffer[],
  { ids, listPath }: { ids: string[]; listPath: string },
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'mails');
  const count = offers.length;
  const listUrl = env.SITE_URL + listPath + buildQueryString({ ...defaultListQuery, ids });
  return buildEmail(locale, t('list.subject', { count }), [
    buildParagraph(t('list.intro', { count })),
    buildOfferList(offers),
    buildActionLink(listUrl, t('list.action')),
    buildSmallPrint(t('list.ignore')),
  ]);
};

interface Message extends Pick<ContactMessage, 'locale' | 'transferConsent'> {
  form: 'contact' | 'report';
  subjectValues: Record<string, string>;
  /** The values of the fields by name; undefined if the sender left a field empty. */
  values: Record<string, string | undefined>;
}

/** The email with the fields of a form. It says if the sender agreed to the transfer of the message to France. */
const buildMessage = async (
  buildEmail: EmailBuilder,
  { locale, transferConsent, form, subjectValues, values }: Message,
): Promise<EmailContent> => {
  const [t, labels] = await Promise.all([loadServerStrings(locale, 'mails'), loadServerStrings(locale, form)]);
  return buildEmail(locale, t(`${form}.subject`, subjectValues), [
    ...Object.entries(values).map(([name, value]) =>
      buildLabelledValue(labels(`form.${name}`), value ?? t('report.withheld')),
    ),
    ...(transferConsent ? [buildSmallPrint(t('transfer'))] : []),
  ]);
};

type VisitDays = Pick<ContactMessage, 'day' | 'otherDay'>;

/** The days of a visit that were given, by the name of their field. */
const formatDays = (locale: Locale, { day, otherDay }: VisitDays) => ({
  ...(day && { day: formatDate(locale, day) }),
  ...(otherDay && { otherDay: formatDate(locale, otherDay) }),
});

/** The email with a contact message, for the team of its subject. */
export const buildContactEmail = (
  buildEmail: EmailBuilder,
  { name, email, subject: { label: subject }, message, day, otherDay, ...rest }: FormFields<RoutedMessage>,
): Promise<EmailContent> =>
  buildMessage(buildEmail, {
    ...rest,
    form: 'contact',
    subjectValues: { subject },
    values: {
      name,
      email,
      subject,
      ...formatDays(rest.locale, { day, otherDay }),
      message,
    },
  });

/**
 * The email that tells visitors that their request for a visit has arrived, for which days, and what comes next. It
 * does not repeat their words: anybody can enter an address of somebody else.
 */
export const buildVisitReceipt = async (
  buildEmail: EmailBuilder,
  { locale, email, ...days }: Pick<ContactMessage, 'locale' | 'email'> & VisitDays,
): Promise<EmailContent> => {
  const [t, contactT] = await Promise.all([loadServerStrings(locale, 'mails'), loadServerStrings(locale, 'contact')]);
  return buildEmail(locale, t('visit.subject'), [
    buildParagraph(contactT('form.done-visit', { email })),
    ...Object.entries(formatDays(locale, days)).map(([name, day]) => buildLabelledValue(contactT(`form.${name}`), day)),
    buildSmallPrint(t('visit.ignore')),
  ]);
};

/** The email with a report, for the people who investigate it. Its subject line reveals nothing about the report. */
export const buildReportEmail = async (
  buildEmail: EmailBuilder,
  reference: string,
  { category, place, time, facts, name, email, ...rest }: FormFields<EthicsReport>,
): Promise<EmailContent> => {
  const t = await loadServerStrings(rest.locale, 'report');
  const values = { category: t(`form.category-${category}`), place, time, facts, name, email };
  return buildMessage(buildEmail, { ...rest, form: 'report', subjectValues: { reference }, values });
};
