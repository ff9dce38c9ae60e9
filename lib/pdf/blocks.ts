import { Parser } from 'htmlparser2';

/** Text of one style. */
export interface Span {
  text: string;
  emphasis?: 'strong' | 'em';
  href?: string;
}

export interface Block {
  type: 'heading' | 'paragraph' | 'item';
  spans: Span[];
}

const blockTypes: Record<string, Block['type']> = {
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  p: 'paragraph',
  ul: 'paragraph',
  ol: 'paragraph',
  blockquote: 'paragraph',
  li: 'item',
};

/**
 * Parses sanitised HTML into blocks of text, in order. Elements without a style contribute only their text. Links
 * become absolute URLs, resolved against `base`.
 */
export const parseBlocks = (html: string, base: string): Block[] => {
  let block: Block = { type: 'paragraph', spans: [] };
  const blocks = [block];
  const inline: string[] = [];
  let href: string | undefined;
  /** Whether the next text follows a space or a break, or begins its block. */
  let isStart = true;

  const beginBlock = (type: Block['type']) => {
    const isFirstInItem = block.type === 'item' && block.spans.length === 0 && type === 'paragraph';
    if (isFirstInItem) return;
    block = { type, spans: [] };
    blocks.push(block);
    isStart = true;
  };
  // The parser reports each character that is written as an entity by itself.
  const append = (span: Span) => {
    const last = block.spans.at(-1);
    if (last && last.emphasis === span.emphasis && last.href === span.href) last.text += span.text;
    else block.spans.push(span);
    isStart = /\s$/.test(span.text);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const type = blockTypes[name];
      if (type) beginBlock(type);
      if (name === 'br') append({ text: '\n' });
      if (name === 'a') href = URL.parse(attributes.href ?? '', base)?.href;
      if (name === 'strong' || name === 'em') inline.push(name);
    },
    ontext: (text) => {
      const normalized = text.replace(/[ \t\r\n\f]+/g, ' ').slice(isStart && /^\s/.test(text) ? 1 : 0);
      const emphasis = inline.includes('strong') ? 'strong' : inline.includes('em') ? 'em' : undefined;
      if (normalized) append({ text: normalized, emphasis, href });
    },
    onclosetag: (name) => {
      if (blockTypes[name]) beginBlock('paragraph');
      if (name === 'a') href = undefined;
      if (name === inline.at(-1)) inline.pop();
    },
  });
  parser.end(html);
  return blocks.filter(({ spans }) => spans.some(({ text }) => text.trim()));
};
