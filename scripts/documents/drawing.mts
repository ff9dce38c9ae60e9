import type { Column, openSheet, Style, StyledSpan } from '../../lib/pdf/sheet.ts';
import type { Element } from '../../lib/pdf/structure.ts';
import { brass, hairline, ink, readWordMark, stylesFor } from '../../lib/pdf/styles.ts';
import type { Table } from './key-figures.mts';
import type { Part } from './parts.mts';

type Sheet = ReturnType<typeof openSheet>;

const ivory = '#f8f5ef';
const brassLight = '#c9ad78';
const base = stylesFor('en');

/** Styles of a document's parts. `row` is the height of a bar's row, `gap` the space between two parts. */
export interface Look {
  ground?: string;
  heading: Style;
  text: Style;
  cell: Style;
  head: Style;
  row: number;
  gap: number;
}

const sized = (style: Style, size: number, leading: number): Style => ({ ...style, size, leading });

/** For pages to read, and for slides to present. */
export const looks = {
  read: {
    heading: base.heading,
    text: sized(base.text, 9.8, 15.2),
    cell: sized(base.text, 9.2, 17.4),
    head: sized(base.label, 6.9, 17.4),
    row: 22,
    gap: 17,
  },
  shown: {
    ground: ivory,
    heading: sized(base.title, 36, 42),
    text: sized(base.text, 15, 23),
    cell: sized(base.text, 14, 31),
    head: sized(base.label, 9, 26),
    row: 38,
    gap: 26,
  },
} satisfies Record<string, Look>;

const name: Style = { ...base.heading, size: 15, letterSpacing: 1.5, capitals: true };
const coverLabel: Style = { ...base.label, size: 8.4, colour: brassLight };

export interface Geometry {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Draws text on one line and tags it as `element`. The text starts at `x` or, with `right`, ends there. */
const place = (
  sheet: Sheet,
  element: Element,
  words: StyledSpan,
  { x, y, right = false }: { x: number; y: number; right?: boolean },
  style: Style,
) => sheet.mark(element, () => sheet.draw(words, right ? x - sheet.measureText(words, style) : x, y, style));

const rule = (sheet: Sheet, { x, y, width }: Column, colour: string) =>
  sheet.artifact('Layout', () => {
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colour);
  });

/** Thin vertical lines that rise from `bottom`. `heights`, from 0 to 1, are interpolated across the width. */
const comb = (sheet: Sheet, { left, right }: Geometry, bottom: number, height: number, heights: readonly number[]) => {
  const count = Math.floor((right - left) / 4.5);
  for (let index = 0; index <= count; index++) {
    const at = (index / count) * (heights.length - 1);
    const [from = 0, to = from] = [heights[Math.floor(at)], heights[Math.ceil(at)]];
    const eased = from + ((to - from) * (1 - Math.cos((at % 1) * Math.PI))) / 2;
    const x = left + index * 4.5;
    sheet.doc.moveTo(x, bottom).lineTo(x, bottom - height * eased);
  }
  sheet.doc.lineWidth(0.35).stroke(brassLight);
};

interface Cover {
  title: string;
  eyebrow: string;
  date: string;
  /** The height of the dark cover area. */
  depth: number;
  /**
   * The heights of the lines drawn on the cover, from left to right. Without them, the cover is only the head of a
   * page.
   */
  heights?: readonly number[];
}

/** Draws the cover of a document, or the head of its first page. */
export const setCover = (sheet: Sheet, geometry: Geometry, { title, eyebrow, date, depth, heights }: Cover) => {
  const { width, left, right } = geometry;
  const column: Column = { page: 0, x: left, y: heights ? depth * 0.2 : 100, width: (right - left) * 0.86 };
  sheet.reserve(column, 0);
  sheet.artifact('Layout', () => {
    sheet.doc.rect(0, 0, width, depth).fill(ink);
    if (heights) comb(sheet, geometry, depth - 84, depth * 0.34, heights);
  });
  const mark = sheet.add('Figure', undefined, { alt: 'Halcyre', bbox: [left, 56, left + 195, 78] });
  sheet.mark(mark, () => sheet.doc.save().translate(left, 56).scale(0.72).path(readWordMark()).fill(ivory).restore());
  sheet.setParagraph(sheet.add('P'), [{ text: eyebrow, role: 'text' }], column, coverLabel);
  column.y += 8;
  const size = heights ? sized(base.title, 44, 47) : base.longTitle;
  sheet.setParagraph(sheet.add('H1'), [{ text: title, role: 'title' }], column, { ...size, colour: ivory });
  place(sheet, sheet.add('P'), { text: date, role: 'text' }, { x: left, y: depth - (heights ? 46 : 28) }, coverLabel);
};

const setRow = (sheet: Sheet, row: Element, cells: string[], column: Column, style: Style, isHead = false) => {
  const figureWidth = (column.width * 0.6) / Math.max(4, cells.length - 1);
  for (const [index, text] of cells.entries()) {
    const x = index === 0 ? column.x : column.x + column.width - (cells.length - 1 - index) * figureWidth;
    const isHeader = text !== '' && (isHead || index === 0);
    const element = sheet.add(isHeader ? 'TH' : 'TD', row, isHeader ? { scope: isHead ? 'Column' : 'Row' } : {});
    if (text === '') continue;
    const y = column.y + style.leading / 2 + style.size * 0.34;
    place(sheet, element, { text, role: 'text' }, { x, y, right: index > 0 }, style);
  }
  column.y += style.leading;
};

const setTable = (sheet: Sheet, column: Column, { head: heads, rows, total = false }: Table, { head, cell }: Look) => {
  const table = sheet.add('Table');
  sheet.reserve(column, head.leading + 3 * cell.leading);
  setRow(sheet, sheet.add('TR', table), heads, column, head, true);
  for (const [index, cells] of rows.entries()) {
    sheet.reserve(column, cell.leading);
    rule(sheet, column, index === 0 || (total && index === rows.length - 1) ? brass : hairline);
    setRow(sheet, sheet.add('TR', table), cells, column, cell);
  }
  rule(sheet, column, brass);
  column.y += 8;
};

const setBars = (sheet: Sheet, column: Column, bars: NonNullable<Part['bars']>, title: string, look: Look) => {
  const { cell, row } = look;
  const most = Math.max(...bars.map(({ amount }) => amount));
  const widest = (key: 'label' | 'text') =>
    Math.max(...bars.map((bar) => sheet.measureText({ text: bar[key], role: 'text' }, cell)));
  const start = column.x + widest('label') + 20;
  const full = column.x + column.width - start - widest('text') - 10;
  const height = bars.length * row;
  sheet.reserve(column, height);
  const alt = `${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}`;
  const bbox = [column.x, column.y, column.x + column.width, column.y + height];
  sheet.mark(sheet.add('Figure', undefined, { alt, bbox }), () => {
    for (const [index, { label, amount, text }] of bars.entries()) {
      const middle = column.y + (index + 0.5) * row;
      const length = (amount / most) * full;
      sheet.doc.rect(start, middle - row / 5, length, row / 2.5).fill(amount === most ? brass : hairline);
      sheet.draw({ text: label, role: 'text' }, column.x, middle + cell.size * 0.34, cell);
      sheet.draw({ text, role: 'text' }, start + length + 10, middle + cell.size * 0.34, cell);
    }
  });
  column.y += height + 8;
};

const setFigures = (sheet: Sheet, column: Column, figures: NonNullable<Part['figures']>, { text }: Look) => {
  const width = column.width / figures.length;
  // Tall enough that screen readers treat the label below as a separate line.
  const value = sized(base.title, 58, 76);
  const ends = figures.map((figure, index) => {
    const part: Column = { ...column, x: column.x + index * width, width: width - 24 };
    rule(sheet, part, brass);
    part.y += 11;
    sheet.setParagraph(sheet.add('P'), [{ text: figure.value, role: 'title' }], part, value);
    sheet.setParagraph(sheet.add('P'), [{ text: figure.label, role: 'text' }], part, sized(text, 11, 16));
    return part.y;
  });
  column.y = Math.max(...ends) + 30;
};

/** Draws a part of a document: title, large figures, text, chart and table. */
export const setPart = (sheet: Sheet, column: Column, part: Part, look: Look, hasBookmark: boolean) => {
  const { title, paragraphs = [], figures, bars, table } = part;
  const { heading, text, cell } = look;
  const counted = table ? (table.rows.length + 1) * cell.leading : (bars?.length ?? 0) * look.row;
  sheet.reserve(column, heading.leading + (1 + 2 * paragraphs.length) * text.leading + counted);
  if (hasBookmark) sheet.bookmark(title, column);
  sheet.setParagraph(sheet.add('H2'), [{ text: title, role: 'title' }], column, heading);
  column.y += look.gap * 0.3;
  if (figures) setFigures(sheet, column, figures, look);
  const narrow = { ...column, width: Math.min(column.width, text.size * 44) };
  for (const paragraph of paragraphs) {
    sheet.setParagraph(sheet.add('P'), [{ text: paragraph, role: 'text' }], narrow, text);
    narrow.y += text.leading * 0.35;
  }
  Object.assign(column, { page: narrow.page, y: narrow.y + look.gap * 0.25 });
  if (bars) setBars(sheet, column, bars, title, look);
  if (table) setTable(sheet, column, table, look);
};

interface Frame {
  title: string;
  pageWords: (page: number, pages: number) => string;
}

/** Draws the header and footer of all pages from `from` on. The first page gets no header. */
export const setFrames = (sheet: Sheet, geometry: Geometry, { title, pageWords }: Frame, from: number) => {
  const { left, right, height } = geometry;
  const { count: pages } = sheet.doc.bufferedPageRange();
  for (let page = from; page < pages; page++) {
    sheet.doc.switchToPage(page);
    if (page > 0) sheet.artifact('Header', () => sheet.draw({ text: 'Halcyre', role: 'title' }, left, 62, name));
    sheet.artifact('Footer', () => {
      const end: StyledSpan = { text: pageWords(page + 1, pages), role: 'text' };
      sheet.draw({ text: title, role: 'text' }, left, height - 44, base.small);
      sheet.draw(end, right - sheet.measureText(end, base.small), height - 44, base.small);
    });
  }
};
