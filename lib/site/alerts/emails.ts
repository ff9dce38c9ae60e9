import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import type { JobAlert } from '../../model/job';
import { env } from '../../platform/env';
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
  serif,
} from '../emails/email';
import type { AlertOffer } from './contract';

/** The maximum number of offers in one email, which links to the rest. */
const maxOffers = 20;

const styles = {
  list: 'margin: 0 0 28px; padding: 0; list-style: none',
  offer: 'padding: 16px 0; border-top: 1px solid',
  title: `font: 20px/1.35 ${serif}; color: inherit`,
};

interface Confirmation extends Pick<JobAlert, 'frequency'> {
  url: string;
  /** The labels of the criteria, empty for all offers; null if they are unavailable. */
  criteria: string[] | null;
}

/** The email with the criteria and the frequency of an alert, and the link that confirms it. */
export const buildConfirmationEmail = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  { url, criteria, frequency }: Confirmation,
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'jobs');
  return buildEmail(locale, t('mail.confirm-subject'), [
    buildParagraph(t('mail.greeting')),
    buildParagraph(t('mail.confirm-intro')),
    ...(criteria ? [buildLabelledValue(t('alert.criteria'), criteria.join('\n') || t('alert.criteria-all'))] : []),
    buildLabelledValue(t('alert.frequency'), t(`alert.frequency-${frequency}`)),
    buildActionLink(url, t('mail.confirm-action')),
    buildParagraph(t('mail.confirm-valid')),
    buildSmallPrint(t('mail.confirm-ignore')),
  ]);
};

/** The offers as a list with links to their pages. */
export const buildOfferList = (offers: readonly AlertOffer[]): EmailPart => {
  const linkedOffers = offers.map(({ path, ...offer }) => ({ ...offer, url: env.SITE_URL + path }));
  const items = linkedOffers.map(({ title, lang, details, url }) => {
    const link = linkHtml(url, title, styles.title, ` lang="${lang}" dir="auto"`);
    return `<li style="${styles.offer}">${link}${details && `<br>${escapeHtml(details)}`}</li>`;
  });
  return {
    text: linkedOffers.map(({ title, details, url }) => [title, details, url].filter(Boolean).join('\n')).join('\n\n'),
    html: `<ul style="${styles.list}">\n${items.join('\n')}\n</ul>`,
  };
};

/** The email with new offers. `searchUrl` links to all results of the alert, `cancelUrl` to the page that changes and
 * cancels it. */
export const buildOffersEmail = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  offers: readonly AlertOffer[],
  { searchUrl, cancelUrl }: { searchUrl: string; cancelUrl: string },
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'jobs');
  const count = offers.length;
  return buildEmail(locale, t('mail.alert-subject', { count }), [
    buildParagraph(t('mail.greeting')),
    buildParagraph(t('mail.alert-intro', { count })),
    buildOfferList(offers.slice(0, maxOffers)),
    buildActionLink(searchUrl, t('mail.alert-more')),
    buildSmallLink(cancelUrl, (url) => t('mail.manage', { url })),
  ]);
};
