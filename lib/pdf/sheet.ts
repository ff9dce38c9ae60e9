import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { stripInvalidXml } from '../shared/html.ts';
import { conform } from './conformance.ts';
import type { Role } from './font-files.ts';
import { type Run, runsOf } from './fonts.ts';
import { linesOf } from './lines.ts';
import { describe, type Link, withLinks } from './links.ts';
import { type Element, structureOf } from './structure.ts';
import type { About } from './xmp.ts';

/** Text of one style; `href` is an absolute URL, `about` describes its target if the text does not. */
export interface Words {
  text: string;
  role: Role;
  href?: string;
  about?: string;
}

/** The style of a paragraph; `tag` is its language. */
export interface Style {
  tag: string;
  size: number;
  /** The line height. */
  leading: number;
  colour: string;
  /** The space after each letter; at most a tenth of the size, see `widestGap`. */
  track?: number;
  capitals?: boolean;
  /** Makes lines about equally long, and keeps words of Chinese and Japanese whole. */
  title?: boolean;
  /** Justifies lines of Chinese and Japanese. */
  flush?: boolean;
}

/** The position of the next line; it moves down as lines are set, over as many pages as needed. */
export interface Column {
  page: number;
  x: number;
  y: number;
  width: number;
}

interface Paper extends Omit<About, 'created'> {
  /** The top and bottom margins. */
  top: number;
  bottom: number;
  layout?: 'portrait' | 'landscape';
  /** The date of creation; now by default. */
  created?: Date;
}

/** Relative to the size: with wider gaps between letters, readers insert spaces when text is copied or read aloud. */
const widestGap = 0.1;

/**
 * Relative to the size: letters that are further apart are not kerned, because kerning would make some gaps too wide.
 */
const widestKerned = 0.04;

// pdfkit passes its argument on to fontkit; its types allow lists.
const unkerned = { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

type LinkedWords = Words & { link?: Link };

/** A tagged PDF on A4, set line by line in columns, which conforms to PDF/UA-1. */
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
    info: { Title: stripInvalidXml(title), Author: author, ...(created && { CreationDate: created }) },
  });
  const { add, mark } = structureOf(doc);

  // Kerning belongs to proportional settings of square characters.
  const optionsFor = ({ face }: Run, { size, track = 0 }: Style) => ({
    characterSpacing: track,
    ...((face.square || track > size * widestKerned) && { features: unkerned }),
  });

  const widthOfRun = (run: Run, style: Style): number =>
    doc
      .registerFont(run.face.name, run.face.file)
      .font(run.face.name, style.size)
      .widthOfString(run.text, optionsFor(run, style)) + (style.track ?? 0);

  const runs = ({ text, role }: Words, { tag, capitals }: Style): Run[] =>
    runsOf(capitals ? text.toLocaleUpperCase(tag) : text, role, tag);

  const widthOf = (words: Words, style: Style): number =>
    runs(words, style).reduce((sum, run) => sum + widthOfRun(run, style), 0);

  const reserve = (column: Column, height: number): void => {
    if (column.y + height > bottom) Object.assign(column, { page: column.page + 1, y: top });
    while (doc.bufferedPageRange().count <= column.page) doc.addPage();
    doc.switchToPage(column.page);
  };

  /** Draws text from `x` on, and returns where it ends. */
  const draw = (words: Words, x: number, baseline: number, style: Style): number => {
    let end = x;
    doc.fillColor(style.colour);
    for (const run of runs(words, style)) {
      const width = widthOfRun(run, style);
      doc.text(run.text, end, baseline, { ...optionsFor(run, style), lineBreak: false, baseline: 'alphabetic' });
      end += width;
    }
    return end;
  };

  const underline = (from: number, to: number, baseline: number, { size, colour }: Style): void => {
    const y = baseline + size * 0.24;
    doc.moveTo(from, y).lineTo(to, y).lineWidth(0.3).stroke(colour);
  };

  /** The style with its letters spaced so that the line fills the column. */
  const flushed = (line: Words[], { width }: Column, style: Style): Style => {
    const text = line.map((words) => words.text).join('');
    const room = width - line.reduce((sum, words) => sum + widthOf(words, style), 0);
    const track = room / (text.trimEnd().length - 1);
    return track > 0 && track < style.size * widestGap ? { ...style, track } : style;
  };

  const partOf = (link: Link, page: number, element: Element): Element => {
    const part = link.parts.get(page) ?? add('Link', element);
    link.parts.set(page, part);
    return part;
  };

  const setLine = (line: LinkedWords[], { page, x, y }: Column, style: Style, element: Element): void => {
    const baseline = y + style.leading / 2 + style.size * 0.34;
    const shown = line.filter((words) => runs(words, style).length > 0);
    let [linkStart, end] = [x, x];
    for (const [index, words] of shown.entries()) {
      const { link } = words;
      const start = end;
      if (shown[index - 1]?.link !== link) linkStart = start;
      const part = link ? partOf(link, page, element) : element;
      mark(part, () => {
        end = draw(words, start, baseline, style);
        if (link) underline(start, end, baseline, style);
      });
      if (!link || shown[index + 1]?.link === link) continue;
      const options = { structParent: part.made(), Contents: Object(describe(link)) };
      doc.link(linkStart, y, end - linkStart, style.leading, new URL(link.href).href, options as object);
    }
  };

  /** Ends each part of a link on its page; pdfkit then records it. */
  const endLinks = (words: LinkedWords[], { page: current }: Column): void => {
    for (const [page, part] of words.flatMap(({ link }) => [...(link?.parts ?? [])])) {
      doc.switchToPage(page);
      part.made().end();
    }
    doc.switchToPage(current);
  };

  return {
    doc,
    add,
    mark,
    widthOf,
    draw,

    /** Moves to the next column or page if less than `height` is left. */
    reserve,

    /** Sets a paragraph as content of the element, without widows and orphans. */
    set: (element: Element, words: Words[], column: Column, style: Style): void => {
      const { flush, leading } = style;
      const measure = (some: Words) => widthOf(some, style);
      const linked = withLinks(words);
      const lines = linesOf(linked, { ...style, measure, width: column.width });
      for (const [index, line] of lines.entries()) {
        const left = lines.length - index;
        reserve(column, leading * (index === 0 || left === 2 ? Math.min(2, left) : 1));
        setLine(line, column, flush && left > 1 ? flushed(line, column, style) : style, element);
        column.y += leading;
      }
      endLinks(linked, column);
    },

    /** Draws decoration that is not read aloud: rules, headers and footers. */
    artifact: (type: 'Layout' | 'Header' | 'Footer', drawing: () => void): void => {
      // pdfkit's own artifacts have no subtypes.
      doc.addContent(
        `/Artifact <<${type === 'Layout' ? '/Type /Layout' : `/Type /Pagination /Subtype /${type}`}>> BDC`,
      );
      drawing();
      doc.addContent('EMC');
    },

    /** A bookmark for what begins at the top of the column. */
    bookmark: (title: string, { page, y }: Column): void => {
      // pdfkit counts `left` from the right edge; without a zoom, readers keep their own.
      doc.outline.addItem(title, { pageNumber: page, left: doc.page.width, top: y, zoom: 0 } as object);
    },

    finish: (): Promise<Buffer> => {
      conform(doc, { title: stripInvalidXml(title), author, tag });
      doc.end();
      return buffer(doc);
    },
  };
};
