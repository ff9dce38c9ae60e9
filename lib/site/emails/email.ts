import { loadServerStrings } from '../../i18n/load-strings';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import type { Settings } from '../../model/settings';
import { env } from '../../platform/env';
import type { SubscriptionList } from '../../shared/constants';
import { breakLines, escapeHtml } from '../../shared/html';
import type { Email } from '../../upstreams/mailing/contract';

/** The content of an email. */
export type EmailContent = Pick<Email, 'subject' | 'text' | 'html'>;

/** A part of an email, as plain text and as HTML. */
export interface EmailPart {
  text: string;
  html: string;
}

export const serif = "Georgia, 'Times New Roman', 'Songti SC', 'Hiragino Mincho ProN', serif";
const sans = "'Helvetica Neue', Arial, 'PingFang SC', 'Hiragino Sans', sans-serif";
const styles = {
  body: `margin: 0; padding: 32px 20px; font: 16px/1.6 ${sans}`,
  frame: 'max-width: 560px; margin: 0 auto',
  name: `margin: 0 0 32px; font: 22px/1.2 ${serif}; letter-spacing: 0.24em; text-transform: uppercase`,
  paragraph: 'margin: 0 0 20px',
  button: 'display: inline-block; padding: 12px 28px; border: 1px solid; color: inherit; text-decoration: none',
  small: 'margin: 32px 0 0; font-size: 13px; opacity: 0.75',
  link: 'color: inherit',
};

/** A link as HTML, with extra attributes. */
export const linkHtml = (url: string, text: string, style = styles.link, attributes = ''): string =>
  `<a href="${escapeHtml(url)}" style="${style}"${attributes}>${escapeHtml(text)}</a>`;

const buildParagraphHtml = (style: string, html: string) => `<p style="${style}">${html}</p>`;

export const buildParagraph = (text: string): EmailPart => ({
  text,
  html: buildParagraphHtml(styles.paragraph, escapeHtml(text)),
});

/** A label with a value that a person typed. Its line breaks are elements, since Outlook ignores `white-space`. */
export const buildLabelledValue = (label: string, value: string): EmailPart => ({
  text: `${label}\n${value}`,
  html: buildParagraphHtml(
    styles.paragraph,
    `<strong>${escapeHtml(label)}</strong><br>${breakLines(escapeHtml(value))}`,
  ),
});

/** The main action of an email, as a button that links to `url`. */
export const buildActionLink = (url: string, label: string): EmailPart => ({
  text: `${label}\n${url}`,
  html: buildParagraphHtml(styles.paragraph, linkHtml(url, label, styles.button)),
});

export const buildSmallPrint = (text: string): EmailPart => ({
  text,
  html: buildParagraphHtml(styles.small, escapeHtml(text)),
});

/** Small print that links to `url`; `sentence` must end with the URL. */
export const buildSmallLink = (url: string, sentence: (url: string) => string): EmailPart => ({
  text: sentence(url),
  html: buildParagraphHtml(styles.small, linkHtml(url, sentence('').replace(/[\s:：]+$/u, ''))),
});

/** The sender of emails, from the site settings. */
type Sender = Pick<Settings, 'titleSuffix' | 'sender' | 'privacyPage'>;

/** The footer of every email: the sender, their postal address and a link to the privacy page. */
const buildFooter = async (locale: Locale, { sender, privacyPage }: Sender): Promise<EmailPart[]> => {
  const t = await loadServerStrings(locale, 'mails');
  const lines = [sender.name, ...sender.address];
  return [
    { text: lines.join('\n'), html: buildParagraphHtml(styles.small, lines.map(escapeHtml).join('<br>')) },
    ...(privacyPage ? [buildSmallLink(new URL(privacyPage, env.SITE_URL).href, (url) => t('privacy', { url }))] : []),
  ];
};

/** Builds an email from its parts and the sender. Rejects if the sender is unavailable. */
export type EmailBuilder = (locale: Locale, subject: string, content: EmailPart[]) => Promise<EmailContent>;

/** Creates a builder of emails. Their HTML sets no colours, so that it is readable in light and dark mode. */
export const createEmailBuilder =
  (loadSender: (locale: Locale) => Promise<Sender>): EmailBuilder =>
  async (locale, subject, content) => {
    const sender = await loadSender(locale);
    const parts = [...content, ...(await buildFooter(locale, sender))];
    return {
      subject,
      text: parts.map(({ text }) => text).join('\n\n'),
      html: `<!doctype html>
<html lang="${getLanguageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.frame}">
<p style="${styles.name}">${escapeHtml(sender.titleSuffix)}</p>
${parts.map(({ html }) => html).join('\n')}
</div>
</body>
</html>
`,
    };
  };

/** Headers of automatic emails, to which no automatic replies are sent (RFC 3834). */
export const automaticHeaders: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };

/**
 * Headers of automatic emails to a list. Email programs can filter by the list (RFC 2919) and offer to unsubscribe at
 * `url` with one click (RFC 8058).
 */
export const mailingListHeaders = (list: 'job-alerts' | SubscriptionList, url: string): Record<string, string> => ({
  ...automaticHeaders,
  'List-Id': `<${list}.${new URL(env.SITE_URL).hostname}>`,
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
