import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** A cell of a table: figures, which authors align to the right, carry the class `figure`. */
const cell =
  (more: sanitizeHtml.Attributes): sanitizeHtml.Transformer =>
  (tagName, { align }) => ({ tagName, attribs: { ...more, ...(align === 'right' && { class: 'figure' }) } });

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    's',
    'sub',
    'sup',
    'blockquote',
    'a',
    'code',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'abbr',
    'span',
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
  transformTags: {
    td: cell({}),
    th: cell({ scope: 'col' }),
    a: (tagName, attribs) => {
      if (!attribs.href) return { tagName: 'span', attribs: {} };
      const external = attribs.href.startsWith('https:');
      return { tagName, attribs: external ? { ...attribs, rel: 'noopener noreferrer', target: '_blank' } : attribs };
    },
  },
};

/**
 * Markdown to sanitised HTML. `resolve` turns a target into an address, or null where there is none in the
 * locale: its words then stay without a link.
 */
export const renderMarkdown = (markdown: string, resolve: (target: string) => string | null): string => {
  const marked = new Marked({
    async: false,
    walkTokens: (token) => {
      if (token.type === 'link') token.href = resolve(token.href) ?? '';
    },
  });
  return sanitizeHtml(marked.parse(markdown) as string, allowed).trim();
};
