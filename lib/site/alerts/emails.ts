import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import { env } from '../../platform/env';
import { escapeHtml } from '../../shared/html';
import {
  action,
  type EmailBuilder,
  type EmailContent,
  type EmailPart,
  linkHtml,
  paragraph,
  serif,
  smallLink,
  smallPrint,
} from '../emails/email';
import type { AlertOffer } from './contract';

/** The maximum number of offers in one email, which links to the rest. */
const maxOffers = 20;

const styles = {
  list: 'margin: 0 0 28px; padding: 0; list-style: none',
  offer: 'padding: 16px 0; border-top: 1px solid',
  title: `font: 20px/1.35 ${serif}; color: inherit`,
};

/** The email with the link that confirms an alert. */
export const buildConfirmationEmail = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  url: string,
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'jobs');
  return buildEmail(locale, t('mail.confirm-subject'), [
    paragraph(t('mail.greeting')),
    paragraph(t('mail.confirm-intro')),
    action(url, t('mail.confirm-action')),
    paragraph(t('mail.confirm-valid')),
    smallPrint(t('mail.confirm-ignore')),
  ]);
};

const buildOfferList = (offers: readonly AlertOffer[]): EmailPart => {
  const linkedOffers = offers.map(({ path, ...offer }) => ({ ...offer, url: env.SITE_URL + path }));
  const items = linkedOffers.map(({ title, lang, facts, url }) => {
    const link = linkHtml(url, title, styles.title, ` lang="${lang}"`);
    return `<li style="${styles.offer}">${link}${facts && `<br>${escapeHtml(facts)}`}</li>`;
  });
  return {
    text: linkedOffers.map(({ title, facts, url }) => [title, facts, url].filter(Boolean).join('\n')).join('\n\n'),
    html: `<ul style="${styles.list}">\n${items.join('\n')}\n</ul>`,
  };
};

/** The email with new offers. `searchUrl` links to all results of the alert, `cancelUrl` cancels it. */
export const buildOffersEmail = async (
  buildEmail: EmailBuilder,
  locale: Locale,
  offers: readonly AlertOffer[],
  { searchUrl, cancelUrl }: { searchUrl: string; cancelUrl: string },
): Promise<EmailContent> => {
  const t = await loadServerStrings(locale, 'jobs');
  const count = offers.length;
  return buildEmail(locale, t('mail.alert-subject', { count }), [
    paragraph(t('mail.greeting')),
    paragraph(t('mail.alert-intro', { count })),
    buildOfferList(offers.slice(0, maxOffers)),
    action(searchUrl, t('mail.alert-more')),
    smallLink(cancelUrl, (url) => t('mail.cancel', { url })),
  ]);
};
