import type { Email } from '@/lib/upstreams/mailing/contract';

const decodeWord = (charset: string, encoding: string, text: string) => {
  const bytes =
    encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' '));
  return bytes.toString(charset.toLowerCase() === 'utf-8' ? 'utf8' : 'latin1');
};

const quotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const split = (part: string): [head: string, body: string] => {
  const at = part.indexOf('\r\n\r\n');
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 4)];
};

/** The value of a mail's header, unfolded and decoded; empty if there is none. */
export const headerOf = (eml: string, name: string): string => {
  const [head] = split(eml);
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (_, charset, encoding, text) => decodeWord(charset, encoding, text));
};

/** The text of the part with this content type. */
const partOf = (eml: string, type: string): string => {
  const [, boundary = ''] = /boundary="?([^";\r\n]+)/.exec(headerOf(eml, 'Content-Type')) ?? [];
  const parts = split(eml)[1].split(`--${boundary}`);
  const part = parts
    .map((one) => one.replace(/^\r\n/, ''))
    .find((one) => headerOf(one, 'Content-Type').startsWith(type));
  if (part === undefined) return '';
  const body = split(part)[1].replace(/\r\n$/, '');
  const encoding = headerOf(part, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quotedPrintable(body).toString('utf8') : body;
};

/**
 * A mail as a mail program reads it. `id` is its Message-ID, `to` the raw header, `headers` those with the given names.
 */
export const readMail = (eml: string, names: string[] = []): Required<Email> => ({
  id: headerOf(eml, 'Message-ID'),
  to: headerOf(eml, 'To'),
  replyTo: headerOf(eml, 'Reply-To'),
  subject: headerOf(eml, 'Subject'),
  text: partOf(eml, 'text/plain'),
  html: partOf(eml, 'text/html'),
  headers: Object.fromEntries(names.map((name) => [name, headerOf(eml, name)])),
});
