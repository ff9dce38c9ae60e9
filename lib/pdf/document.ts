import brand from '../../content/brand.json' with { type: 'json' };
import { formatDate } from '../i18n/formats.ts';
import { loadServerStrings } from '../i18n/load-strings.ts';
import { getLanguageTag, type Locale } from '../i18n/locales.ts';
import type { Block, Cell, Span } from './blocks';
import { isRightToLeft } from './direction.ts';
import type { Role } from './font-files';
import { type Column, openSheet, type Style, type StyledSpan } from './sheet.ts';
import type { Element } from './structure';
import { brass, getStyles, hairline, ink, page, readWordMark, type Styles } from './styles.ts';

export type Sheet = ReturnType<typeof openSheet>;

interface Head {
  title: string;
  /** The language of the document. */
  tag: string;
  /** The language of the title, if it is another one. */
  titleTag?: string;
  /** The line above the title. */
  label: string | null;
  labelStyle: Style;
}

/** Opens a document with its label and title. The returned column continues below them. */
export const openDocument = ({
  title,
  tag,
  titleTag = tag,
  label,
  labelStyle,
}: Head): { sheet: Sheet; column: Column } => {
  const sheet = openSheet({ title, author: brand.name, tag, top: page.top, bottom: page.bottom });
  const column: Column = { page: 0, x: page.left, y: page.top, width: page.right - page.left };
  if (label) {
    sheet.setParagraph(sheet.add('P'), [{ text: label, role: 'label' }], column, labelStyle);
    column.y += 8;
  }
  setTitle(sheet, column, titleTag, title);
  column.y += 26;
  return { sheet, column };
};

const setTitle = (sheet: Sheet, column: Column, tag: string, text: string) => {
  const { title, longTitle } = getStyles(tag, isRightToLeft(text));
  const span: StyledSpan = { text, role: 'title' };
  const isLong = sheet.measureText(span, title) > 2 * column.width;
  sheet.setParagraph(sheet.add('H1', undefined, { lang: tag }), [span], column, isLong ? longTitle : title);
};

export const drawRule = (sheet: Sheet, { x, y, width }: Omit<Column, 'page'>, colour: string) =>
  sheet.artifact('Layout', () =>
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colour),
  );

/** Sets text, lists and tables below a rule. */
export const setBlocks = (sheet: Sheet, column: Column, styles: Styles, blocks: Block[]) => {
  const { heading, text } = styles;
  sheet.reserve(column, text.leading);
  drawRule(sheet, column, brass);
  column.y += 8;
  let list: Element | undefined;
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'item') {
      list ??= sheet.add('L');
      setItem(sheet, sheet.add('LI', list), toStyledSpans(block.spans, 'text'), column, styles);
      continue;
    }
    if (list) column.y += 4;
    list = undefined;
    if (block.type === 'table') {
      setTable(sheet, column, styles, block.rows);
    } else if (block.type === 'paragraph') {
      sheet.setParagraph(sheet.add('P'), toStyledSpans(block.spans, 'text'), column, text);
      column.y += 6;
    } else {
      if (index > 0) column.y += 8;
      const next = blocks[index + 1];
      const nextHeight = next?.type === 'table' ? getTableHeight(styles, next.rows) : 4 * text.leading;
      sheet.reserve(column, heading.leading + nextHeight);
      const element = block.type === 'heading' ? sheet.add('H2') : sheet.add('P', sheet.add('BlockQuote'));
      sheet.setParagraph(element, toStyledSpans(block.spans, 'heading'), column, heading);
      column.y += 4;
    }
  }
};

const toStyledSpans = (spans: Span[], role: Role): StyledSpan[] =>
  spans.map(({ text, href, emphasis }) => ({ text, href, role: emphasis ?? role }));

const setItem = (sheet: Sheet, item: Element, spans: StyledSpan[], column: Column, { text, marker }: Styles) => {
  const indent = 14;
  sheet.reserve(column, 2 * text.leading);
  sheet.setParagraph(
    sheet.add('Lbl', item),
    [{ text: marker, role: 'text' }],
    { ...column },
    { ...text, colour: brass },
  );
  const x = column.x + (text.isRightToLeft ? 0 : indent);
  const inner = { ...column, x, width: column.width - indent };
  sheet.setParagraph(sheet.add('LBody', item), spans, inner, text);
  Object.assign(column, { page: inner.page, y: inner.y + 2 });
};

/** The part of a table's width that its first column has. */
const firstColumnPart = 0.4;

/** The space above and below the text of a row. */
const rowPadding = 5;

/** The height of a table whose cells have one line each. */
const getTableHeight = ({ detail }: Styles, rows: Cell[][]): number => rows.length * (detail.leading + 2 * rowPadding);

/** Sets a table, on one page if it fits there. */
const setTable = (sheet: Sheet, column: Column, styles: Styles, rows: Cell[][]) => {
  const { label, detail } = styles;
  const gap = 8;
  const table = sheet.add('Table');
  column.y += 3;
  sheet.reserve(column, getTableHeight(styles, rows));
  for (const [index, cells] of rows.entries()) {
    const row = sheet.add('TR', table);
    sheet.reserve(column, 2 * detail.leading + rowPadding);
    drawRule(sheet, column, index === 0 ? brass : hairline);
    column.y += rowPadding;
    const firstWidth = column.width * firstColumnPart;
    const otherWidth = (column.width - firstWidth) / (cells.length - 1);
    const ends = cells.map(({ spans, scope, isFigure }, position) => {
      const [role, style] = scope === 'Column' ? (['label', label] as const) : (['text', detail] as const);
      const styledSpans = toStyledSpans(spans, role);
      const width = (position === 0 ? firstWidth : otherWidth) - gap;
      const inkWidth = styledSpans.reduce((sum, span) => sum + sheet.measureText(span, style), 0);
      const x = column.x + (position === 0 ? 0 : firstWidth + (position - 1) * otherWidth + gap);
      const cell = { ...column, x: x + (isFigure ? Math.max(0, width - inkWidth) : 0), width };
      // Screen readers expect a text in each header cell.
      const element = scope && spans.length > 0 ? sheet.add('TH', row, { scope }) : sheet.add('TD', row);
      if (spans.length > 0) sheet.setParagraph(element, styledSpans, cell, style);
      return cell;
    });
    const { page, y } = ends.sort((a, b) => b.page - a.page || b.y - a.y)[0] ?? column;
    Object.assign(column, { page, y: y + rowPadding });
  }
  column.y += 9;
};

type LabelledLink = readonly [label: string, href: string];

/** Sets links with their labels below a rule. */
export const setLinks = (sheet: Sheet, column: Column, { label, small }: Styles, links: LabelledLink[]) => {
  column.y += 14;
  sheet.reserve(column, 74);
  drawRule(sheet, column, brass);
  column.y += 10;
  for (const [name, href] of links) {
    const part = { lang: label.tag };
    sheet.setParagraph(sheet.add('P', undefined, part), [{ text: name, role: 'label' }], column, label);
    sheet.setParagraph(
      sheet.add('P', undefined, part),
      [{ text: href, href, linkLabel: name, role: 'text' }],
      column,
      small,
    );
    column.y += 8;
  }
};

/** Draws the header and footer of every page, with labels in `locale`, and returns the file. */
export const finishDocument = async (sheet: Sheet, locale: Locale): Promise<Buffer> => {
  const t = await loadServerStrings(locale, 'pdf');
  const { small } = getStyles(getLanguageTag(locale));
  const date = formatDate(locale, new Date().toISOString());
  const { count: pages } = sheet.doc.bufferedPageRange();
  for (let number = 1; number <= pages; number++) {
    sheet.doc.switchToPage(number - 1);
    drawFrame(sheet, small, t('printed', { date }), t('page', { page: number, pages }));
  }
  return sheet.finish();
};

const drawFrame = (sheet: Sheet, style: Style, printedText: string, pageNumber: string) => {
  const mark = readWordMark();
  sheet.artifact('Header', () =>
    sheet.doc.save().translate(page.left, page.head).scale(mark.scale).path(mark.path).fill(ink).restore(),
  );
  sheet.artifact('Footer', () => {
    const end: StyledSpan = { text: pageNumber, role: 'text' };
    sheet.draw({ text: printedText, role: 'text' }, page.left, page.foot, style);
    sheet.draw(end, page.right - sheet.measureText(end, style), page.foot, style);
  });
};
