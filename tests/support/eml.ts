import type { Email } from '@/lib/upstreams/mailing/contract';

const decodeWord = (charset: string, encoding: string, text: string) => {
  const bytes =
    encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : decodeQuotedPrintable(text.replaceAll('_', ' '));
  return bytes.toString(charset.toLowerCase() === 'utf-8' ? 'utf8' : 'latin1');
};

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const splitHead = (part: string): [head: string, body: string] => {
  const headEnd = part.indexOf('\r\n\r\n');
  return headEnd < 0 ? [part, ''] : [part.slice(0, headEnd), part.slice(headEnd + 4)];
};

/** The value of an email's header, unfolded and decoded; empty if there is none. */
export const getHeader = (eml: string, name: string): string => {
  const [head] = splitHead(eml);
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (_, charset, encoding, text) => decodeWord(charset, encoding, text));
};

/** The decoded text of the part with a content type; empty if there is none. */
const getPart = (eml: string, type: string): string => {
  const [, boundary = ''] = /boundary="?([^";\r\n]+)/.exec(getHeader(eml, 'Content-Type')) ?? [];
  const parts = splitHead(eml)[1].split(`--${boundary}`);
  const part = parts
    .map((text) => text.replace(/^\r\n/, ''))
    .find((text) => getHeader(text, 'Content-Type').startsWith(type));
  if (part === undefined) return '';
  const body = splitHead(part)[1].replace(/\r\n$/, '');
  const encoding = getHeader(part, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body).toString('utf8') : body;
};

/**
 * Parses an email as an email program does. `id` is its Message-ID, `to` the raw header; `headers` has the values of
 * the headers in `names`.
 */
export const parseEmail = (eml: string, names: string[] = []): Required<Email> => ({
  id: getHeader(eml, 'Message-ID'),
  to: getHeader(eml, 'To'),
  replyTo: getHeader(eml, 'Reply-To'),
  subject: getHeader(eml, 'Subject'),
  text: getPart(eml, 'text/plain'),
  html: getPart(eml, 'text/html'),
  headers: Object.fromEntries(names.map((name) => [name, getHeader(eml, name)])),
});
