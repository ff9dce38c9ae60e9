import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Role, type Run, runsOf } from './faces.ts';
import { linesOf } from './lines.ts';

export type Element = PDFKit.PDFStructureElement;

/** Words of one look; `href` is a full address. */
export interface Words {
  text: string;
  role: Role;
  href?: string;
}

/** How the words of a paragraph are set; `tag` is their language. */
export interface Style {
  tag: string;
  size: number;
  /** From one line to the next. */
  leading: number;
  colour: string;
  /** Added after every letter; beyond a tenth of the size, readers take it for spaces when text is copied. */
  track?: number;
  capitals?: boolean;
  /** Lines are about equally long, and words of Chinese and Japanese whole. */
  title?: boolean;
  /** Lines of Chinese and Japanese end where the column ends. */
  flush?: boolean;
}

/** Where the next line stands; it moves on as lines are set, over as many pages as they need. */
export interface Column {
  page: number;
  x: number;
  y: number;
  width: number;
}

interface Paper {
  title: string;
  author: string;
  tag: string;
  /** Between these, lines are set. */
  top: number;
  bottom: number;
  layout?: 'portrait' | 'landscape';
  /** When it says that it was made; now unless said. */
  created?: Date;
}

// Kerning belongs to proportional settings of squares. pdfkit hands what it is given to fontkit; its types know lists.
const solid = { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** A tagged PDF on A4, set line by line in columns. */
export const openSheet = ({ title, author, tag, top, bottom, layout = 'portrait', created }: Paper) => {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    font: '',
    lang: tag,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, ...(created && { CreationDate: created }) },
  });
  // So that there is no XMP: pdfkit would not escape the title in it.
  doc.version = 1.3;
  const root = doc.struct('Document');
  doc.addStructure(root);

  /** A new part of the document's structure, with an element of PDF's own types. */
  const add = (type: string, parent: Element = root, options: PDFKit.Mixins.StructureElementOptions = {}): Element => {
    const element = doc.struct(type, options);
    parent.add(element);
    return element;
  };

  const optionsFor = ({ face }: Run, track = 0) => ({
    characterSpacing: track,
    ...(face.square && { features: solid }),
  });

  const widthOfRun = (run: Run, { size, track = 0 }: Style): number =>
    doc
      .registerFont(run.face.name, run.face.file)
      .font(run.face.name, size)
      .widthOfString(run.text, optionsFor(run, track)) + track;

  const runs = ({ text, role }: Words, { tag, capitals }: Style): Run[] =>
    runsOf(capitals ? text.toLocaleUpperCase(tag) : text, role, tag);

  const widthOf = (words: Words, style: Style): number =>
    runs(words, style).reduce((sum, run) => sum + widthOfRun(run, style), 0);

  const reserve = (column: Column, height: number): void => {
    if (column.y + height > bottom) Object.assign(column, { page: column.page + 1, y: top });
    while (doc.bufferedPageRange().count <= column.page) doc.addPage();
    doc.switchToPage(column.page);
  };

  /** Draws words from `x` on, and gives where they end. */
  const draw = (words: Words, x: number, baseline: number, style: Style): number => {
    let end = x;
    doc.fillColor(style.colour);
    for (const run of runs(words, style)) {
      const width = widthOfRun(run, style);
      doc.text(run.text, end, baseline, { ...optionsFor(run, style.track), lineBreak: false, baseline: 'alphabetic' });
      end += width;
    }
    return end;
  };

  const underline = (from: number, to: number, baseline: number, { size, colour }: Style): void => {
    const y = baseline + size * 0.24;
    doc.moveTo(from, y).lineTo(to, y).lineWidth(0.3).stroke(colour);
  };

  /** The style with its letters so far apart that the line ends where the column ends. */
  const flushed = (line: Words[], { width }: Column, style: Style): Style => {
    const text = line.map((words) => words.text).join('');
    const room = width - line.reduce((sum, words) => sum + widthOf(words, style), 0);
    const track = room / (text.trimEnd().length - 1);
    return track > 0 && track < style.size * 0.1 ? { ...style, track } : style;
  };

  const setLine = (line: Words[], { x, y }: Column, style: Style, element: Element): void => {
    const baseline = y + style.leading / 2 + style.size * 0.34;
    let start = x;
    for (const words of line) {
      const { href } = words;
      const owner = href ? add('Link', element) : element;
      const content = doc.markStructureContent(href ? 'Link' : 'Span');
      const end = draw(words, start, baseline, style);
      if (href) underline(start, end, baseline, style);
      doc.endMarkedContent();
      owner.add(content);
      if (href) doc.link(start, y, end - start, style.leading, new URL(href).href, { structParent: owner } as object);
      if (href) owner.end();
      start = end;
    }
  };

  return {
    doc,
    add,
    widthOf,
    draw,

    /** Moves the column on to where `height` more fits, and goes there. */
    reserve,

    /** Sets a paragraph as content of the element; neither its first line nor its last stands alone on a page. */
    set: (element: Element, words: Words[], column: Column, style: Style): void => {
      const { flush, leading } = style;
      const measure = (some: Words) => widthOf(some, style);
      const lines = linesOf(words, { ...style, measure, width: column.width });
      for (const [index, line] of lines.entries()) {
        const left = lines.length - index;
        reserve(column, leading * (index === 0 || left === 2 ? Math.min(2, left) : 1));
        setLine(line, column, flush && left > 1 ? flushed(line, column, style) : style, element);
        column.y += leading;
      }
    },

    /** Draws what is seen and not read aloud: rules, heads and feet of pages. */
    artifact: (type: 'Layout' | 'Pagination', drawing: () => void): void => {
      doc.markContent('Artifact', { type });
      drawing();
      doc.endMarkedContent();
    },

    finish: (): Promise<Buffer> => {
      doc.end();
      return buffer(doc);
    },
  };
};
