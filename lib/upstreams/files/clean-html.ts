import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../../shared/html';

const externalLinkAttributes = { rel: 'noopener noreferrer', target: '_blank' };

const sanitizeOptions: sanitizeHtml.IOptions = {
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
    // A link that does not work on this site, such as a relative one, becomes its text.
    a: (_, { href = '' }) => ({
      tagName: /^(https|mailto|tel):/i.test(href) ? 'a' : 'span',
      attribs: /^https:/i.test(href) ? { href, ...externalLinkAttributes } : { href },
    }),
  },
  // Removes elements without text, which the editors of job boards leave behind; inner ones first.
  exclusiveFilter: ({ tag, text }) => tag !== 'br' && text.trim() === '',
};

const isHeading = (tag: string) => /^h[1-6]$/.test(tag);
const blockTags = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const minLevel = 2;
const maxLevel = 4;

/** Maps heading tags to levels without gaps: the highest used level becomes `h2`. */
const mapHeadingLevels = (html: string): Map<string, string> => {
  const usedTags = [...new Set([...html.matchAll(/<(h[1-6])>/g)].map(([, tag = '']) => tag))].sort();
  return new Map(usedTags.map((tag, index) => [tag, `h${Math.min(minLevel + index, maxLevel)}`]));
};

/** Removes `div` elements and wraps text outside of paragraphs. */
const wrapInParagraphs = (html: string): string => {
  const levels = mapHeadingLevels(html);
  const output: string[] = [];
  const openTags: string[] = [];
  let isInLooseParagraph = false;
  const closeParagraph = () => {
    if (isInLooseParagraph) output.push('</p>');
    isInLooseParagraph = false;
  };
  const openParagraph = () => {
    if (openTags.length === 0 && !isInLooseParagraph) {
      output.push('<p>');
      isInLooseParagraph = true;
    }
  };
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const isBlock = blockTags.has(tag);
      if (isBlock || tag === 'div') closeParagraph();
      if (tag === 'div' || (tag === 'br' && openTags.length === 0 && !isInLooseParagraph)) return;
      if (isBlock) openTags.push(tag);
      else openParagraph();
      const attributeTexts = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      output.push(`<${levels.get(tag) ?? tag}${attributeTexts.join('')}>`);
    },
    ontext: (text) => {
      if (text.trim() !== '') openParagraph();
      if (openTags.length > 0 || isInLooseParagraph) output.push(escapeHtml(text));
    },
    onclosetag: (tag) => {
      if (tag === 'div') return openTags.length === 0 ? closeParagraph() : void output.push(' ');
      if (blockTags.has(tag)) openTags.pop();
      if (tag !== 'br') output.push(`</${isHeading(tag) ? levels.get(tag) : tag}>`);
    },
  });
  parser.end(html);
  closeParagraph();
  return output.join('');
};

/** Line breaks at the start or end of an element, and empty paragraphs. */
const emptyEnds = /(?:<br>\s*)+(?=<\/)|(?<=<p>)\s*(?:<br>\s*)+|<p>\s*<\/p>/g;

/**
 * Sanitises the HTML of another system. It retains paragraphs, lists, emphasis, external links, and headings from `h2`
 * without gaps. Text outside of paragraphs, and plain text, is wrapped in paragraphs.
 */
export const cleanHtml = (html: string): string =>
  wrapInParagraphs(sanitizeHtml(html, sanitizeOptions)).replace(emptyEnds, '').trim();
