import brand from '../../../content/brand.json' with { type: 'json' };
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

const { ink, ivory, brass, brassLight } = brand.colours;
const serif = "Georgia, 'Times New Roman', 'Songti SC', 'Hiragino Mincho ProN', serif";
const sans = "'Helvetica Neue', Arial, 'PingFang SC', 'Hiragino Sans', sans-serif";

/** The colours are also set for dark mode. Where a program ignores style sheets, the elements stay readable. */
const styleSheet = `
body { margin: 0; background: ${ivory}; color: ${ink}; font: 16px/1.6 ${sans}; }
.frame { max-width: 600px; margin: 0 auto; padding: 40px 24px 48px; }
.name { margin: 0; padding: 0 0 24px; border-bottom: 1px solid ${brass}; font: 20px/1.2 ${serif}; letter-spacing: 0.24em; text-transform: uppercase; }
h1 { margin: 40px 0 28px; font: 30px/1.25 ${serif}; }
p { margin: 0 0 20px; }
a { color: inherit; }
.button { display: inline-block; margin: 8px 0 12px; padding: 14px 32px; background: ${ink}; color: ${ivory}; text-decoration: none; }
ul { margin: 0 0 28px; padding: 0; border-bottom: 1px solid ${brass}; list-style: none; }
li { padding: 18px 0; border-top: 1px solid ${brass}; }
.title { font: 20px/1.35 ${serif}; text-decoration: none; }
.label { color: ${brass}; font-size: 14px; }
.small { margin: 24px 0 0; font-size: 14px; }
.sender { margin-top: 40px; padding-top: 24px; border-top: 1px solid ${brass}; }
@media (prefers-color-scheme: dark) {
body { background: ${ink}; color: ${ivory}; }
.button { background: ${ivory}; color: ${ink}; }
.name, ul, li, .sender { border-color: ${brassLight}; }
.label { color: ${brassLight}; }
}
`;

/** A link as HTML, with the attributes of the element. */
export const linkHtml = (url: string, text: string, attributes = ''): string =>
  `<a href="${escapeHtml(url)}"${attributes}>${escapeHtml(text)}</a>`;

export const buildParagraph = (text: string): EmailPart => ({ text, html: `<p>${escapeHtml(text)}</p>` });

/** A label with a value that a person typed. Its line breaks are elements, since Outlook ignores `white-space`. */
export const buildLabelledValue = (label: string, value: string): EmailPart => ({
  text: `${label}\n${value}`,
  html: `<p><span class="label">${escapeHtml(label)}</span><br>${breakLines(escapeHtml(value))}</p>`,
});

/** The main action of an email, as a button that links to `url`. */
export const buildActionLink = (url: string, label: string): EmailPart => ({
  text: `${label}\n${url}`,
  html: `<p>${linkHtml(url, label, ' class="button"')}</p>`,
});

export const buildSmallPrint = (text: string): EmailPart => ({
  text,
  html: `<p class="small">${escapeHtml(text)}</p>`,
});

/** Small print that links to `url`; `sentence` must end with the URL. */
export const buildSmallLink = (url: string, sentence: (url: string) => string): EmailPart => ({
  text: sentence(url),
  html: `<p class="small">${linkHtml(url, sentence('').replace(/[\s:：]+$/u, ''))}</p>`,
});

/** The sender of emails, from the site settings. */
type Sender = Pick<Settings, 'titleSuffix' | 'sender' | 'privacyPage'>;

/** The footer of every email: the sender, their postal address and a link to the privacy page. */
const buildFooter = async (locale: Locale, { sender, privacyPage }: Sender): Promise<EmailPart[]> => {
  const t = await loadServerStrings(locale, 'mails');
  const lines = [sender.name, ...sender.address];
  return [
    { text: lines.join('\n'), html: `<p class="small sender">${lines.map(escapeHtml).join('<br>')}</p>` },
    ...(privacyPage ? [buildSmallLink(new URL(privacyPage, env.SITE_URL).href, (url) => t('privacy', { url }))] : []),
  ];
};

/** Builds an email from its parts and the sender. Rejects if the sender is unavailable. */
export type EmailBuilder = (locale: Locale, subject: string, content: EmailPart[]) => Promise<EmailContent>;

/** Creates a builder of emails. Their HTML begins with the subject as its title. */
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
<style>${styleSheet}</style>
</head>
<body>
<div class="frame">
<p class="name">${escapeHtml(sender.titleSuffix)}</p>
<h1>${escapeHtml(subject)}</h1>
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
