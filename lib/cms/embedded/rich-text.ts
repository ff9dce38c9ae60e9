import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

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
    td: ['align'],
    th: ['align', 'scope'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
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
