import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../../shared/html';

const external = { rel: 'noopener noreferrer', target: '_blank' };

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'br', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'em', 's', 'sub', 'sup', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    section: 'div',
    article: 'div',
    tr: 'div',
    th: 'div',
    td: 'div',
    // A link that leads nowhere from here, like a relative one, becomes its text.
    a: (_, { href = '' }) => ({
      tagName: /^(https|mailto|tel):/i.test(href) ? 'a' : 'span',
      attribs: /^https:/i.test(href) ? { href, ...external } : { href },
    }),
  },
  // Elements without text, which editors of job boards leave behind; inner ones go first.
  exclusiveFilter: ({ tag, text }) => tag !== 'br' && text.trim() === '',
};

const isHeading = (tag: string) => /^h[1-6]$/.test(tag);
const blocks = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const firstLevel = 2;
const lastLevel = 4;

/** The levels of headings without gaps: the highest that is used becomes `h2`. */
const levelsOf = (html: string): Map<string, string> => {
  const used = [...new Set([...html.matchAll(/<(h[1-6])>/g)].map(([, tag = '']) => tag))].sort();
  return new Map(used.map((tag, place) => [tag, `h${Math.min(firstLevel + place, lastLevel)}`]));
};

/** Removes `div`s, and puts text outside of paragraphs into paragraphs. */
const inParagraphs = (html: string): string => {
  const levels = levelsOf(html);
  const parts: string[] = [];
  const open: string[] = [];
  let isLoose = false;
  const endLoose = () => {
    if (isLoose) parts.push('</p>');
    isLoose = false;
  };
  const startLoose = () => {
    if (open.length === 0 && !isLoose) {
      parts.push('<p>');
      isLoose = true;
    }
  };
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const isBlock = blocks.has(tag);
      if (isBlock || tag === 'div') endLoose();
      if (tag === 'div' || (tag === 'br' && open.length === 0 && !isLoose)) return;
      if (isBlock) open.push(tag);
      else startLoose();
      const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      parts.push(`<${levels.get(tag) ?? tag}${given.join('')}>`);
    },
    ontext: (text) => {
      if (text.trim() !== '') startLoose();
      if (open.length > 0 || isLoose) parts.push(escapeHtml(text));
    },
    onclosetag: (tag) => {
      if (tag === 'div') return open.length === 0 ? endLoose() : void parts.push(' ');
      if (blocks.has(tag)) open.pop();
      if (tag !== 'br') parts.push(`</${isHeading(tag) ? levels.get(tag) : tag}>`);
    },
  });
  parser.end(html);
  endLoose();
  return parts.join('');
};

const emptyEnds = /(?:<br>\s*)+(?=<\/)|(?<=<p>)\s*(?:<br>\s*)+|<p>\s*<\/p>/g;

/**
 * The HTML of another system, sanitised: paragraphs, lists, emphasis, links to other sites, and headings from `h2`
 * without gaps. Text outside of paragraphs gets paragraphs. Plain text is a paragraph too.
 */
export const cleanHtml = (html: string): string =>
  inParagraphs(sanitizeHtml(html, allowed)).replace(emptyEnds, '').trim();
