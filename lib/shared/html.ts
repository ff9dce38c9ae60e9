import { Parser } from 'htmlparser2';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Removes the characters that XML does not allow even if they are escaped. */
export const stripInvalidXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** Elements within words. */
const innerElements = ['span', 'sup'];

/** The text of HTML in one line, without markup. */
export const convertHtmlToText = (html: string): string => {
  const parts: string[] = [];
  const addSpace = (name: string) => innerElements.includes(name) || parts.push(' ');
  const parser = new Parser({ ontext: (text) => parts.push(text), onopentag: addSpace, onclosetag: addSpace });
  parser.end(html);
  return parts.join('').replace(/\s+/g, ' ').trim();
};

/** Decodes the HTML entities of a text once: `&amp;lt;` becomes `&lt;`. */
export const unescapeHtml = (text: string): string => {
  const parts: string[] = [];
  const parser = new Parser({ ontext: (part) => parts.push(part) });
  parser.end(text);
  return parts.join('');
};
