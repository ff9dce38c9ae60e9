import { env } from '../../env';
import { type Locale, tagOf } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { serverWords } from '../../i18n/server-words';
import {
  action,
  type Letter,
  linkHtml,
  type Part,
  paragraph,
  serif,
  smallLink,
  smallPrint,
  type WriteLetter,
} from '../../letters/letter';
import { escapeHtml } from '../../shared/html';
import type { Offer } from '../contract';

/** Beyond so many, a mail leads to the rest. */
const mostOffers = 20;

const styles = {
  list: 'margin: 0 0 28px; padding: 0; list-style: none',
  offer: 'padding: 16px 0; border-top: 1px solid',
  title: `font: 20px/1.35 ${serif}; color: inherit`,
};

/** Asks to confirm an alert at `url`. */
export const confirmMail = async (letter: WriteLetter, locale: Locale, url: string): Promise<Letter> => {
  const t = await serverWords(locale, 'jobs');
  return letter(locale, t('mail.confirm-subject'), [
    paragraph(t('mail.greeting')),
    paragraph(t('mail.confirm-intro')),
    action(url, t('mail.confirm-action')),
    paragraph(t('mail.confirm-valid')),
    smallPrint(t('mail.confirm-ignore')),
  ]);
};

const list = async (locale: Locale, offers: readonly Offer[]): Promise<Part> => {
  const folder = (await serverWords(locale, 'common'))('paths.regionJob');
  const shown = offers.map(({ title, language, house, city, country, continent, path }) => ({
    title,
    lang: tagOf(language),
    facts: `${house.label} · ${city.label}, ${country.label}`,
    url: env.SITE_URL + pagePath(locale, `${folder}/${continent}/${path}`),
  }));
  const items = shown.map(
    ({ title, lang, facts, url }) =>
      `<li style="${styles.offer}">${linkHtml(url, title, styles.title, ` lang="${lang}"`)}<br>${escapeHtml(facts)}</li>`,
  );
  return {
    text: shown.map(({ title, facts, url }) => `${title}\n${facts}\n${url}`).join('\n\n'),
    html: `<ul style="${styles.list}">\n${items.join('\n')}\n</ul>`,
  };
};

/** Tells of new offers. `searchUrl` leads to all that the alert looks for, `cancelUrl` to its end. */
export const offersMail = async (
  letter: WriteLetter,
  locale: Locale,
  offers: readonly Offer[],
  { searchUrl, cancelUrl }: { searchUrl: string; cancelUrl: string },
): Promise<Letter> => {
  const t = await serverWords(locale, 'jobs');
  const count = offers.length;
  return letter(locale, t('mail.alert-subject', { count }), [
    paragraph(t('mail.greeting')),
    paragraph(t('mail.alert-intro', { count })),
    await list(locale, offers.slice(0, mostOffers)),
    action(searchUrl, t('mail.alert-more')),
    smallLink(cancelUrl, (url) => t('mail.cancel', { url })),
  ]);
};
