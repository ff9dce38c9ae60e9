import { Parser } from 'htmlparser2';

/** Text of one style. */
export interface Span {
  text: string;
  emphasis?: 'strong' | 'em';
  href?: string;
}

interface TextBlock {
  type: 'heading' | 'paragraph' | 'quote' | 'item';
  spans: Span[];
}

/** A cell of a table: a header if it has a scope, and right-aligned if it is a figure. */
export interface Cell {
  spans: Span[];
  scope?: 'Row' | 'Column';
  isFigure?: boolean;
}

interface TableBlock {
  type: 'table';
  rows: Cell[][];
}

export type Block = TextBlock | TableBlock;

const blockTypes: Record<string, TextBlock['type']> = {
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
 * Parses sanitised HTML into blocks of text and tables, in order. Elements without a style contribute only their text.
 * Links become absolute URLs, resolved against `base`.
 */
export const parseBlocks = (html: string, base: string): Block[] => {
  let block: TextBlock = { type: 'paragraph', spans: [] };
  let table: TableBlock | undefined;
  /** The spans of the current block or cell. */
  let spans = block.spans;
  const blocks: Block[] = [block];
  const inline: string[] = [];
  let href: string | undefined;
  /** Whether the next text follows a space or a break, or begins its block. */
  let isStart = true;

  const beginSpans = (target: { spans: Span[] }) => {
    spans = target.spans;
    isStart = true;
  };
  const beginBlock = (type: TextBlock['type']) => {
    const isFirstInItem = block.type === 'item' && spans.length === 0 && type === 'paragraph';
    if (isFirstInItem || table) return;
    block = { type, spans: [] };
    blocks.push(block);
    beginSpans(block);
  };
  const beginTable = () => {
    table = { type: 'table', rows: [] };
    blocks.push(table);
  };
  const beginCell = (name: string, attributes: Record<string, string>) => {
    const scope = attributes.scope === 'row' ? 'Row' : 'Column';
    const cell: Cell = { spans: [], ...(name === 'th' && { scope }), isFigure: attributes.class === 'figure' };
    table?.rows.at(-1)?.push(cell);
    beginSpans(cell);
  };
  // The parser reports each character that is written as an entity by itself.
  const append = (span: Span) => {
    const last = spans.at(-1);
    if (last && last.emphasis === span.emphasis && last.href === span.href) last.text += span.text;
    else spans.push(span);
    isStart = /\s$/.test(span.text);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const type = blockTypes[name];
      if (type) beginBlock(type);
      if (name === 'table') beginTable();
      if (name === 'tr') table?.rows.push([]);
      if (name === 'th' || name === 'td') beginCell(name, attributes);
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
      // The white space between cells belongs to none.
      if (name === 'th' || name === 'td') beginSpans({ spans: [] });
      if (name === 'table') table = undefined;
      if (blockTypes[name] || name === 'table') beginBlock('paragraph');
      if (name === 'a') href = undefined;
      if (name === inline.at(-1)) inline.pop();
    },
  });
  parser.end(html);
  return blocks.filter((one) => one.type === 'table' || one.spans.some(({ text }) => text.trim()));
};
