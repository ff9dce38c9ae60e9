import { Parser } from 'htmlparser2';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Removes the characters that XML does not allow even if they are escaped. */
export const stripInvalidXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** The elements that HTML displays on lines of their own, and the cells of tables. */
export const blockElements = `
  address article aside blockquote caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary
  table tbody td tfoot th thead tr ul
`
  .trim()
  .split(/\s+/);

/** The text of HTML without markup, a line per block. */
export const convertHtmlToLines = (html: string): string[] => {
  const parts: string[] = [];
  const endLine = (name: string) => {
    if (name === 'br' || blockElements.includes(name)) parts.push('\n');
  };
  const ontext = (text: string) => parts.push(text.replace(/\s+/g, ' '));
  const parser = new Parser({ ontext, onopentag: endLine, onclosetag: endLine });
  parser.end(html);
  const lines = parts.join('').split('\n');
  return lines.flatMap((line) => line.replace(/\s+/g, ' ').trim() || []);
};

/** The text of HTML in one line, without markup. */
export const convertHtmlToText = (html: string): string => convertHtmlToLines(html).join(' ');

/** Marks the line breaks of a text for HTML. */
export const breakLines = (text: string): string => text.replace(/\r\n?|\n/g, '<br>');

/** Decodes the HTML entities of a text once: `&amp;lt;` becomes `&lt;`. */
export const unescapeHtml = (text: string): string => {
  const parts: string[] = [];
  const parser = new Parser({ ontext: (part) => parts.push(part) });
  parser.end(text);
  return parts.join('');
};
