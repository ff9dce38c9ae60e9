import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { convertHtmlToText, escapeHtml } from '../../../shared/html';
import { addBars, listCells } from './table-bars';

/** Creates a transformer of table cells. Right-aligned cells contain figures and receive the class `figure`. */
const transformCell =
  (extraAttributes: sanitizeHtml.Attributes): sanitizeHtml.Transformer =>
  (tagName, { align }) => ({ tagName, attribs: { ...extraAttributes, ...(align === 'right' && { class: 'figure' }) } });

/** Numbers with their units, amounts and dates in Chinese and Japanese; also numbers alone. */
const figures = /[億亿万月第]?\d[\d.,億亿万月第]*(?:(?<=\d)[\p{Script=Han}\p{Script=Katakana}かつ])?/gu;
const numberAlone = /^[\d.,]*$/;

/** Marks up, in a text of HTML, what CSS sets: figures and words within which no line ends, and the French ordinal 1er. */
const markUpFigures = (text: string): string =>
  text
    .replace(figures, (figure) => (numberAlone.test(figure) ? figure : `<span class="unbroken">${figure}</span>`))
    .replace(/\be-mail\b/g, '<span class="unbroken">$&</span>')
    .replace(/\b1er\b/g, '1<sup>er</sup>');

const sanitizeOptions: sanitizeHtml.IOptions = {
  textFilter: markUpFigures,
  allowedTags: [
    ...['h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'code'],
    ...['strong', 'em', 's', 'sub', 'sup', 'a', 'abbr', 'span'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'download'],
    abbr: ['title'],
    ol: ['start'],
    span: ['lang'],
    td: ['class'],
    th: ['class', 'scope'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Headings of a page are in its sections; what editors write with other marks, or paste, is what it says.
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    td: transformCell({}),
    th: transformCell({ scope: 'col' }),
    a: (tagName, attribs) => {
      if (!attribs.href) return { tagName: 'span', attribs: {} };
      const isExternal = attribs.href.startsWith('https:');
      return { tagName, attribs: isExternal ? { ...attribs, rel: 'noopener noreferrer', target: '_blank' } : attribs };
    },
  },
};

/** Makes the first of several cells in a row its header, unless it contains a table. */
const addRowHeaders = (html: string): string =>
  html.replace(/(<tr>\s*)<td([^>]*)>((?:(?!<table).)*?)<\/td>(?=\s*<td)/gs, '$1<th scope="row"$2>$3</th>');

/**
 * Wraps each table of sanitised HTML in a region that can be scrolled, also by keyboard. The region is named after the
 * heading before the table and the first row of the table.
 */
const addTableRegions = (html: string): string => {
  let [heading, depth] = ['', 0];
  return html.replace(
    /<(h[34])>(.*?)<\/\1>|<\/?table>/gs,
    (match, _, headingHtml: string | undefined, offset: number) => {
      if (headingHtml !== undefined) heading = convertHtmlToText(headingHtml);
      if (match === '<table>' && depth++ === 0) {
        const [, row = ''] = /<tr>(.*?)<\/tr>/s.exec(html.slice(offset)) ?? [];
        const name = [heading, ...listCells(row)].filter(Boolean).join(', ');
        return `<div role="region" aria-label="${escapeHtml(name)}" tabindex="0">${match}`;
      }
      return match === '</table>' && --depth === 0 ? `${match}</div>` : match;
    },
  );
};

/** A link to a file whose name may have spaces, which Markdown only allows between angle brackets. */
const fileLink = /\]\((file:(?:[^()<>"\s]|\([^()\n]*\)| (?! *["']))+)/g;

/**
 * More than 20 quotations and lists in each other, by the marks or by the spaces at the beginning of a line. Rendering
 * them would take more time and memory with each level.
 */
const deepNesting = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])[ \t])){21}|^[ \t]{81,}(?:[->*+]|\d+[.)])/m;

/** The bullets of lists that were pasted from a word processor. */
const pastedBullet = /^([ \t]*)(?:[•‣●▪➢✓][^\S\n]*|[◦·][^\S\n]+|o\t)/gm;

/**
 * Renders Markdown to sanitised HTML. `resolve` returns the URL of a link target; null turns the link into its text,
 * for a target that the locale lacks. Throws a RangeError if the Markdown is nested too deeply.
 */
export const renderMarkdown = (markdown: string, resolve: (target: string) => string | null): string => {
  if (deepNesting.test(markdown)) throw new RangeError();
  const marked = new Marked({
    async: false,
    walkTokens: (token) => {
      if (token.type === 'link') token.href = resolve(token.href) ?? '';
    },
  });
  const html = sanitizeHtml(
    marked.parse(markdown.replace(pastedBullet, '$1- ').replace(fileLink, '](<$1>')) as string,
    sanitizeOptions,
  ).trim();
  return addTableRegions(addRowHeaders(html).replace(/<table>.*?<\/table>/gs, addBars));
};
