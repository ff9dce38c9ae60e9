import { env } from '../../env';
import { escapeHtml } from '../../html';
import { type Locale, tagOf } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { serverWords } from '../../i18n/server-words';
import type { Mail } from '../../mailing/contract';
import type { Offer } from '../contract';

type Content = Pick<Mail, 'subject' | 'text' | 'html'>;

/** Beyond so many, a mail leads to the rest. */
const mostOffers = 20;

const serif = "Georgia, 'Times New Roman', 'Songti SC', 'Hiragino Mincho ProN', serif";
const sans = "'Helvetica Neue', Arial, 'PingFang SC', 'Hiragino Sans', sans-serif";
const styles = {
  body: `margin: 0; padding: 32px 20px; font: 16px/1.6 ${sans}`,
  frame: 'max-width: 560px; margin: 0 auto',
  name: `margin: 0 0 32px; font: 22px/1.2 ${serif}; letter-spacing: 0.24em; text-transform: uppercase`,
  paragraph: 'margin: 0 0 20px',
  button: 'display: inline-block; padding: 12px 28px; border: 1px solid; color: inherit; text-decoration: none',
  list: 'margin: 0 0 28px; padding: 0; list-style: none',
  offer: 'padding: 16px 0; border-top: 1px solid',
  title: `font: 20px/1.35 ${serif}; color: inherit`,
  small: 'margin: 32px 0 0; font-size: 13px; opacity: 0.75',
  link: 'color: inherit',
};

const paragraph = (text: string) => `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`;
const link = (style: string, url: string, text: string, more = '') =>
  `<a href="${escapeHtml(url)}" style="${style}"${more}>${escapeHtml(text)}</a>`;

/** A mail's HTML. It sets no colours, so that it is as legible on dark grounds as on light ones. */
const documentOf = (locale: Locale, subject: string, parts: string[]) => `<!doctype html>
<html lang="${tagOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.frame}">
<p style="${styles.name}">Halcyre</p>
${parts.join('\n')}
</div>
</body>
</html>
`;

/** Asks to confirm an alert at `url`. */
export const confirmMail = async (locale: Locale, url: string): Promise<Content> => {
  const t = await serverWords(locale, 'jobs');
  const subject = t('mail.confirm-subject');
  const greeting = t('mail.greeting');
  const intro = t('mail.confirm-intro');
  const action = t('mail.confirm-action');
  const valid = t('mail.confirm-valid');
  const ignore = t('mail.confirm-ignore');
  return {
    subject,
    text: [greeting, intro, `${action}\n${url}`, valid, ignore, 'Halcyre'].join('\n\n'),
    html: documentOf(locale, subject, [
      paragraph(greeting),
      paragraph(intro),
      `<p style="${styles.paragraph}">${link(styles.button, url, action)}</p>`,
      paragraph(valid),
      `<p style="${styles.small}">${escapeHtml(ignore)}</p>`,
    ]),
  };
};

/** Tells of new offers. `searchUrl` leads to all that the alert looks for, `cancelUrl` to its end. */
export const offersMail = async (
  locale: Locale,
  offers: readonly Offer[],
  { searchUrl, cancelUrl }: { searchUrl: string; cancelUrl: string },
): Promise<Content> => {
  const [t, common] = await Promise.all([serverWords(locale, 'jobs'), serverWords(locale, 'common')]);
  const folder = common('paths.regionJob');
  const shown = offers.slice(0, mostOffers).map(({ title, language, house, city, country, continent, path }) => ({
    title,
    lang: tagOf(language),
    facts: `${house.label} · ${city.label}, ${country.label}`,
    url: env.SITE_URL + pagePath(locale, `${folder}/${continent}/${path}`),
  }));
  const subject = t('mail.alert-subject', { count: offers.length });
  const greeting = t('mail.greeting');
  const intro = t('mail.alert-intro', { count: offers.length });
  const more = t('mail.alert-more');
  const cancel = t('mail.cancel', { url: '' }).replace(/[\s:：]+$/u, '');
  const items = shown.map(
    ({ title, lang, facts, url }) =>
      `<li style="${styles.offer}">${link(styles.title, url, title, ` lang="${lang}"`)}<br>${escapeHtml(facts)}</li>`,
  );
  return {
    subject,
    text: [
      greeting,
      intro,
      ...shown.map(({ title, facts, url }) => `${title}\n${facts}\n${url}`),
      `${more}\n${searchUrl}`,
      t('mail.cancel', { url: cancelUrl }),
      'Halcyre',
    ].join('\n\n'),
    html: documentOf(locale, subject, [
      paragraph(greeting),
      paragraph(intro),
      `<ul style="${styles.list}">\n${items.join('\n')}\n</ul>`,
      `<p style="${styles.paragraph}">${link(styles.button, searchUrl, more)}</p>`,
      `<p style="${styles.small}">${link(styles.link, cancelUrl, cancel)}</p>`,
    ]),
  };
};
