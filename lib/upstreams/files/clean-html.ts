import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { blockElements, breakLines, escapeHtml } from '../../shared/html';

const externalLinkAttributes = { rel: 'noopener noreferrer', target: '_blank' };

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const lists = ['ul', 'ol'];
const inlineTags = ['strong', 'em', 's', 'sub', 'sup', 'a'];
const arrangedTags = [...headings, ...lists, 'li', 'blockquote', 'tr', 'td'];

const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: [...arrangedTags, ...inlineTags, 'div', 'br'],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  textFilter: (text, tag) => (tag === 'pre' ? breakLines(text) : text),
  transformTags: {
    ...Object.fromEntries(blockElements.filter((tag) => !arrangedTags.includes(tag)).map((tag) => [tag, 'div'])),
    b: 'strong',
    i: 'em',
    th: 'td',
    // A link that does not work on this site, such as a relative one, becomes its text.
    a: (_, { href = '' }) => ({
      tagName: /^(https|mailto|tel):/i.test(href) ? 'a' : 'span',
      attribs: /^https:/i.test(href) ? { href, ...externalLinkAttributes } : { href },
    }),
  },
};

/** An element with its start tag. */
interface Tag {
  name: string;
  startTag: string;
}

/** A heading or a paragraph, within the lists, items and quotations of its path; in an item, a line of text. */
interface Block {
  name: string;
  html: string;
  /** The inline elements that are open. */
  openTags: Tag[];
  path: readonly Tag[];
}

const createTag = (name: string, attributes: Record<string, string> = {}): Tag => {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return { name, startTag: `<${name}${attributeTexts.join('')}>` };
};

const isList = (tag: Tag | undefined): boolean => lists.includes(tag?.name ?? '');
const isItem = (tag: Tag | undefined): boolean => tag?.name === 'li';

/** The signs with which writers begin the items of lists. Some of them also have other uses without a space. */
const bullet = /^\s*(?:[•‣▪●➢✓]\s*|[·◦*–—-]\s+)/;

/**
 * Divides sanitised HTML into blocks. Text outside of blocks becomes a paragraph, and so does a row of a table. Two line
 * breaks begin another paragraph. Paragraphs and lines with bullets, and items outside of lists, are put into lists.
 */
const divideIntoBlocks = (html: string): Block[] => {
  const blocks: Block[] = [];
  const path: Tag[] = [];
  const inline: Tag[] = [];
  let heading: string | undefined;
  let addedList = createTag('ul');
  let block: Block | undefined;
  /** The end of a block, or of a cell in the same row, before the next text. */
  let boundary: 'block' | 'cell' | undefined;
  let breakCount = 0;

  const endBlock = () => {
    if (block) {
      const parent = path.at(-1);
      const isNewItem = !isItem(parent) && (isList(parent) || (block.name === 'p' && bullet.test(block.html)));
      block.path = isNewItem ? [...path, ...(isList(parent) ? [] : [addedList]), createTag('li')] : [...path];
      if (isItem(block.path.at(-1))) block.html = block.html.replace(bullet, '');
      block.html =
        block.html.trimEnd() +
        block.openTags
          .map(({ name }) => `</${name}>`)
          .reverse()
          .join('');
      if (!block.path.includes(addedList)) addedList = createTag('ul');
      blocks.push(block);
    }
    block = undefined;
  };
  const addText = (text: string) => {
    if (boundary === 'block' || breakCount > 1 || (breakCount === 1 && bullet.test(text))) endBlock();
    else if (block && boundary === 'cell') block.html += ' · ';
    else if (block && breakCount > 0) block.html += '<br>';
    boundary = undefined;
    breakCount = 0;
    const isStart = !block;
    block ??= { name: heading ?? 'p', html: '', openTags: [], path };
    const unopened = inline.slice(block.openTags.length);
    block.openTags.push(...unopened);
    block.html += unopened.map(({ startTag }) => startTag).join('') + escapeHtml(isStart ? text.trimStart() : text);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'br') breakCount++;
      else if (inlineTags.includes(name)) inline.push(createTag(name, attributes));
      else if (name === 'div') boundary ??= 'block';
      else if (name === 'td') boundary = 'cell';
      else {
        endBlock();
        if (name === 'li' && !isList(path.at(-1))) path.push(addedList);
        if (headings.includes(name)) heading = name;
        else if (name !== 'tr') path.push(createTag(name, attributes));
      }
    },
    ontext: (text) => {
      if (text.trim() !== '') addText(text);
      else if (block && !boundary && breakCount === 0) block.html += ' ';
    },
    onclosetag: (name) => {
      if (name === 'br') return;
      if (inlineTags.includes(name)) {
        inline.pop();
        if (block && block.openTags.length > inline.length) block.html += `</${block.openTags.pop()?.name}>`;
      } else if (name === 'div') boundary ??= 'block';
      else if (name === 'td') boundary = 'cell';
      else {
        endBlock();
        if (headings.includes(name)) heading = undefined;
        else if (name !== 'tr') path.pop();
        if (path.at(-1) === addedList) path.pop();
      }
    },
  });
  parser.end(html);
  endBlock();
  return blocks;
};

const minLevel = 2;
const maxLevel = 4;

/** Joins blocks. The highest heading becomes `h2`, and levels have no gaps. */
const joinBlocks = (blocks: readonly Block[]): string => {
  const usedHeadings = headings.filter((heading) => blocks.some(({ name }) => name === heading));
  const output: string[] = [];
  let openPath: readonly Tag[] = [];
  for (const { name, html, path } of [...blocks, { name: '', html: '', path: [] }]) {
    const firstDifference = openPath.findIndex((tag, index) => tag !== path[index]);
    const sharedCount = firstDifference === -1 ? openPath.length : firstDifference;
    output.push(
      ...openPath
        .slice(sharedCount)
        .map((tag) => `</${tag.name}>`)
        .reverse(),
    );
    output.push(...path.slice(sharedCount).map(({ startTag }) => startTag));
    const level = Math.min(minLevel + usedHeadings.indexOf(name), maxLevel);
    const tagName = usedHeadings.includes(name) ? `h${level}` : name;
    const isNextLine = sharedCount === openPath.length && sharedCount === path.length;
    if (isItem(path.at(-1))) output.push(isNextLine ? `<br>${html}` : html);
    else if (html) output.push(`<${tagName}>${html}</${tagName}>`);
    openPath = path;
  }
  return output.join('');
};

/**
 * Sanitises the HTML or plain text of another system. It retains paragraphs, lists, quotations, emphasis, external links,
 * the cells of tables in one line per row, and headings from `h2` without gaps.
 */
export const cleanHtml = (source: string): string => {
  const html = /<[a-z!/]/i.test(source) ? source : breakLines(source);
  return joinBlocks(divideIntoBlocks(sanitizeHtml(html, sanitizeOptions)));
};
