import brand from '../../content/brand.json' with { type: 'json' };
import { isCjkLanguage } from '../../lib/pdf/fonts.ts';
import type { Column, openSheet, Style, StyledSpan } from '../../lib/pdf/sheet.ts';
import type { Element } from '../../lib/pdf/structure.ts';
import { brass, getStyles, hairline, ink, readWordMark } from '../../lib/pdf/styles.ts';
import type { Table } from './key-figures.mts';
import type { Part } from './parts.mts';

type Sheet = ReturnType<typeof openSheet>;

const { ivory, brassLight } = brand.colours;

/**
 * The styles of a document's parts. `row` is the height of a bar's row, `gap` the space between two parts, in points.
 */
export interface PartStyles {
  background?: string;
  heading: Style;
  text: Style;
  cell: Style;
  headCell: Style;
  barRowHeight: number;
  gap: number;
}

const withSize = (style: Style, size: number, leading: number): Style => ({ ...style, size, leading });

/** The styles of a document in the language of `tag`: of its cover, pages that are read and slides that are presented. */
export const getDocumentStyles = (tag: string) => {
  const base = getStyles(tag);
  const isCjk = isCjkLanguage(tag);
  return {
    coverLabel: { ...base.label, size: 8.4, colour: brassLight },
    coverTitle: isCjk ? withSize(base.title, 34, 48) : withSize(base.title, 44, 47),
    headTitle: base.longTitle,
    footer: base.small,
    pages: {
      heading: base.heading,
      text: isCjk ? base.text : withSize(base.text, 9.8, 15.2),
      cell: withSize(base.text, 9.2, 17.4),
      headCell: withSize(base.label, 6.9, 17.4),
      barRowHeight: 22,
      gap: 17,
    } satisfies PartStyles,
    slides: {
      background: ivory,
      heading: withSize(base.title, 36, 42),
      text: withSize(base.text, 15, 23),
      cell: withSize(base.text, 14, 31),
      headCell: withSize(base.label, 9, 26),
      barRowHeight: 38,
      gap: 26,
    } satisfies PartStyles,
  };
};

type DocumentStyles = ReturnType<typeof getDocumentStyles>;

/** The style of the Group’s name, which is Latin in every language. */
const nameStyle: Style = { ...getStyles('en').heading, size: 15, letterSpacing: 1.5, capitals: true };

/** The size and the margins' positions of a page, in points. */
export interface Geometry {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Draws text on one line and tags it as `element`. The text starts at `x` or, with `right`, ends at `x`. */
const drawText = (
  sheet: Sheet,
  element: Element,
  text: StyledSpan,
  { x, y, right = false }: { x: number; y: number; right?: boolean },
  style: Style,
) => sheet.mark(element, () => sheet.draw(text, right ? x - sheet.measureText(text, style) : x, y, style));

const drawRule = (sheet: Sheet, { x, y, width }: Column, colour: string) =>
  sheet.artifact('Layout', () => {
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colour);
  });

/** Draws thin vertical lines that rise from `bottom`. `heights`, from 0 to 1, are interpolated across the width. */
const drawComb = (
  sheet: Sheet,
  { left, right }: Geometry,
  bottom: number,
  maxHeight: number,
  heights: readonly number[],
) => {
  const count = Math.floor((right - left) / 4.5);
  for (let index = 0; index <= count; index++) {
    const position = (index / count) * (heights.length - 1);
    const [from = 0, to = from] = [heights[Math.floor(position)], heights[Math.ceil(position)]];
    const easedHeight = from + ((to - from) * (1 - Math.cos((position % 1) * Math.PI))) / 2;
    const x = left + index * 4.5;
    sheet.doc.moveTo(x, bottom).lineTo(x, bottom - maxHeight * easedHeight);
  }
  sheet.doc.lineWidth(0.35).stroke(brassLight);
};

interface Cover {
  title: string;
  eyebrow: string;
  date: string;
  /** The height of the dark area, in points. */
  darkHeight: number;
  /** The relative heights of the lines on a full cover, from left to right. The head of a page has none. */
  heights?: readonly number[];
}

/** Draws the cover of a document, or the head of its first page. */
export const drawCover = (
  sheet: Sheet,
  geometry: Geometry,
  { title, eyebrow, date, darkHeight, heights }: Cover,
  { coverLabel, coverTitle, headTitle }: DocumentStyles,
) => {
  const { width, left, right } = geometry;
  const column: Column = { page: 0, x: left, y: heights ? darkHeight * 0.2 : 100, width: (right - left) * 0.86 };
  sheet.reserve(column, 0);
  sheet.artifact('Layout', () => {
    sheet.doc.rect(0, 0, width, darkHeight).fill(ink);
    if (heights) drawComb(sheet, geometry, darkHeight - 84, darkHeight * 0.34, heights);
  });
  const mark = readWordMark();
  const wordMark = sheet.add('Figure', undefined, { alt: brand.name, bbox: [left, 56, left + 195, 78] });
  sheet.mark(wordMark, () =>
    sheet.doc
      .save()
      .translate(left, 56)
      .scale((mark.scale * 18) / 13)
      .path(mark.path)
      .fill(ivory)
      .restore(),
  );
  sheet.setParagraph(sheet.add('P'), [{ text: eyebrow, role: 'text' }], column, coverLabel);
  column.y += 8;
  const titleStyle = heights ? coverTitle : headTitle;
  sheet.setParagraph(sheet.add('H1'), [{ text: title, role: 'title' }], column, { ...titleStyle, colour: ivory });
  drawText(
    sheet,
    sheet.add('P'),
    { text: date, role: 'text' },
    { x: left, y: darkHeight - (heights ? 46 : 28) },
    coverLabel,
  );
};

const drawRow = (sheet: Sheet, row: Element, cells: string[], column: Column, style: Style, isHead = false) => {
  const figureWidth = (column.width * 0.6) / Math.max(4, cells.length - 1);
  for (const [index, text] of cells.entries()) {
    const x = index === 0 ? column.x : column.x + column.width - (cells.length - 1 - index) * figureWidth;
    const isHeaderCell = text !== '' && (isHead || index === 0);
    const element = sheet.add(
      isHeaderCell ? 'TH' : 'TD',
      row,
      isHeaderCell ? { scope: isHead ? 'Column' : 'Row' } : {},
    );
    if (text === '') continue;
    const y = column.y + style.leading / 2 + style.size * 0.34;
    drawText(sheet, element, { text, role: 'text' }, { x, y, right: index > 0 }, style);
  }
  column.y += style.leading;
};

const drawTable = (
  sheet: Sheet,
  column: Column,
  { head: headings, rows, hasTotal = false }: Table,
  { headCell, cell }: PartStyles,
) => {
  const table = sheet.add('Table');
  sheet.reserve(column, headCell.leading + 3 * cell.leading);
  drawRow(sheet, sheet.add('TR', table), headings, column, headCell, true);
  for (const [index, cells] of rows.entries()) {
    sheet.reserve(column, cell.leading);
    drawRule(sheet, column, index === 0 || (hasTotal && index === rows.length - 1) ? brass : hairline);
    drawRow(sheet, sheet.add('TR', table), cells, column, cell);
  }
  drawRule(sheet, column, brass);
  column.y += 8;
};

const drawBars = (sheet: Sheet, column: Column, bars: NonNullable<Part['bars']>, title: string, styles: PartStyles) => {
  const { cell, barRowHeight } = styles;
  const maxAmount = Math.max(...bars.map(({ amount }) => amount));
  const getMaxWidth = (key: 'label' | 'text') =>
    Math.max(...bars.map((bar) => sheet.measureText({ text: bar[key], role: 'text' }, cell)));
  const start = column.x + getMaxWidth('label') + 20;
  const maxBarWidth = column.x + column.width - start - getMaxWidth('text') - 10;
  const height = bars.length * barRowHeight;
  sheet.reserve(column, height);
  const alt = `${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}`;
  const bbox = [column.x, column.y, column.x + column.width, column.y + height];
  sheet.mark(sheet.add('Figure', undefined, { alt, bbox }), () => {
    for (const [index, { label, amount, text }] of bars.entries()) {
      const middle = column.y + (index + 0.5) * barRowHeight;
      const length = (amount / maxAmount) * maxBarWidth;
      sheet.doc
        .rect(start, middle - barRowHeight / 5, length, barRowHeight / 2.5)
        .fill(amount === maxAmount ? brass : hairline);
      sheet.draw({ text: label, role: 'text' }, column.x, middle + cell.size * 0.34, cell);
      sheet.draw({ text, role: 'text' }, start + length + 10, middle + cell.size * 0.34, cell);
    }
  });
  column.y += height + 8;
};

const drawFigures = (
  sheet: Sheet,
  column: Column,
  figures: NonNullable<Part['figures']>,
  { heading, text }: PartStyles,
) => {
  const width = column.width / figures.length;
  // The leading makes screen readers treat the label below as a separate line.
  const valueStyle = withSize(heading, 58, 76);
  const bottoms = figures.map((figure, index) => {
    const figureColumn: Column = { ...column, x: column.x + index * width, width: width - 24 };
    drawRule(sheet, figureColumn, brass);
    figureColumn.y += 11;
    sheet.setParagraph(sheet.add('P'), [{ text: figure.value, role: 'title' }], figureColumn, valueStyle);
    sheet.setParagraph(sheet.add('P'), [{ text: figure.label, role: 'text' }], figureColumn, withSize(text, 11, 16));
    return figureColumn.y;
  });
  column.y = Math.max(...bottoms) + 30;
};

/** Draws a part of a document: its title, large figures, text, chart and table. */
export const drawPart = (sheet: Sheet, column: Column, part: Part, styles: PartStyles, hasBookmark: boolean) => {
  const { title, paragraphs = [], figures, bars, table } = part;
  const { heading, text, cell } = styles;
  const contentHeight = table ? (table.rows.length + 1) * cell.leading : (bars?.length ?? 0) * styles.barRowHeight;
  sheet.reserve(column, heading.leading + (1 + 2 * paragraphs.length) * text.leading + contentHeight);
  if (hasBookmark) {
    // pdfkit counts `left` from the right edge; a zoom of 0 leaves the viewer's own.
    const position = { pageNumber: column.page, left: sheet.doc.page.width, top: column.y, zoom: 0 };
    sheet.doc.outline.addItem(title, position as object);
  }
  sheet.setParagraph(sheet.add('H2'), [{ text: title, role: 'title' }], column, heading);
  column.y += styles.gap * 0.3;
  if (figures) drawFigures(sheet, column, figures, styles);
  const textColumn = { ...column, width: Math.min(column.width, text.size * 44) };
  for (const paragraph of paragraphs) {
    sheet.setParagraph(sheet.add('P'), [{ text: paragraph, role: 'text' }], textColumn, text);
    textColumn.y += text.leading * 0.35;
  }
  Object.assign(column, { page: textColumn.page, y: textColumn.y + styles.gap * 0.25 });
  if (bars) drawBars(sheet, column, bars, title, styles);
  if (table) drawTable(sheet, column, table, styles);
};

interface Frame {
  title: string;
  formatPageLabel: (page: number, pages: number) => string;
  style: Style;
}

/** Draws the headers and footers of all pages from `firstPage` on. The first page of the document has no header. */
export const drawFrames = (
  sheet: Sheet,
  geometry: Geometry,
  { title, formatPageLabel, style }: Frame,
  firstPage: number,
) => {
  const { left, right, height } = geometry;
  const { count: pages } = sheet.doc.bufferedPageRange();
  for (let page = firstPage; page < pages; page++) {
    sheet.doc.switchToPage(page);
    if (page > 0) sheet.artifact('Header', () => sheet.draw({ text: brand.name, role: 'title' }, left, 62, nameStyle));
    sheet.artifact('Footer', () => {
      const pageLabel: StyledSpan = { text: formatPageLabel(page + 1, pages), role: 'text' };
      sheet.draw({ text: title, role: 'text' }, left, height - 44, style);
      sheet.draw(pageLabel, right - sheet.measureText(pageLabel, style), height - 44, style);
    });
  }
};
