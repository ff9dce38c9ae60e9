import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { stripInvalidXml } from '../shared/html.ts';
import { addConformance } from './conformance.ts';
import {
  createDivider,
  type DirectedSpan,
  hasJoinedLetters,
  isRearranged,
  isReversedByFonts,
  orderCharacters,
} from './direction.ts';
import type { Role } from './font-files.ts';
import { type Run, splitRuns } from './fonts.ts';
import { breakLines } from './lines.ts';
import { describeLink, type Link, withLinks } from './links.ts';
import { createStructure, type Element } from './structure.ts';
import type { DocumentInfo } from './xmp.ts';

/** Text of one style; `href` is an absolute URL, `linkLabel` describes its target if the text does not. */
export interface StyledSpan {
  text: string;
  role: Role;
  href?: string;
  linkLabel?: string;
}

/** The style of a paragraph; `tag` is its language. All lengths are in points. */
export interface Style {
  tag: string;
  size: number;
  /** The line height. */
  leading: number;
  colour: string;
  /** The space after each letter; at most a tenth of the size: see `maxLetterSpacing`. */
  letterSpacing?: number;
  capitals?: boolean;
  /** Makes lines about equally long, and does not divide Chinese and Japanese words. */
  title?: boolean;
  /** Justifies lines of Chinese and Japanese. */
  justify?: boolean;
  /** Whether lines begin on the right. */
  isRightToLeft?: boolean;
}

/** The position of the next line; it moves down as lines are set, over as many pages as needed. */
export interface Column {
  page: number;
  x: number;
  y: number;
  width: number;
}

interface SheetOptions extends Omit<DocumentInfo, 'created'> {
  /** The top and bottom margins. */
  top: number;
  bottom: number;
  layout?: 'portrait' | 'landscape';
  /** The date of creation; now by default. */
  created?: Date;
}

/**
 * Relative to the size. With wider gaps between letters, PDF viewers insert spaces when text is copied or read aloud.
 */
const maxLetterSpacing = 0.1;

/**
 * Relative to the size. Letters that are further apart are not kerned, because kerning would make some gaps too wide.
 */
const maxKernedSpacing = 0.04;

// pdfkit passes its argument on to fontkit; its types allow lists.
const noKerning = { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
const noFeatures = {} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

type LinkedSpan = StyledSpan & { link?: Link; isRightToLeft?: boolean };

/**
 * Opens a tagged A4 document that conforms to PDF/UA-1. Its functions set text line by line in columns; `finish`
 * returns the file.
 */
export const openSheet = ({ title, author, tag, top, bottom, layout = 'portrait', created }: SheetOptions) => {
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
  const add = createStructure(doc);

  /** Runs `drawing`, and marks its output as content of the part. */
  const mark = (part: Element, drawing: () => void) => void part().add(drawing);

  // Chinese and Japanese characters are square: kerning would make them proportional. Arabic letters are joined. Given
  // features, even none, pdfkit does not lay out each word by itself, which would be in the wrong order.
  const getTextOptions = ({ face, text }: Run, { size, letterSpacing = 0 }: Style) => ({
    characterSpacing: hasJoinedLetters(text) ? 0 : letterSpacing,
    ...((face.isCjk || letterSpacing > size * maxKernedSpacing) && { features: noKerning }),
    ...(isReversedByFonts(text) && { features: noFeatures }),
  });

  const measureRun = (run: Run, style: Style): number => {
    const options = getTextOptions(run, style);
    const { fontPath, data } = run.face;
    doc.registerFont(fontPath, data).font(fontPath, style.size);
    return doc.widthOfString(run.text, options) + options.characterSpacing;
  };

  const toRuns = ({ text, role, isRightToLeft = false }: LinkedSpan, { tag, capitals }: Style): Run[] => {
    const runs = splitRuns(capitals ? text.toLocaleUpperCase(tag) : text, role, tag);
    if (isRightToLeft) runs.reverse();
    return runs.map((run) => ({ ...run, text: orderCharacters(run.text, isRightToLeft) }));
  };

  const measureText = (span: LinkedSpan, style: Style): number =>
    toRuns(span, style).reduce((sum, run) => sum + measureRun(run, style), 0);

  const reserve = (column: Column, height: number): void => {
    if (column.y + height > bottom) Object.assign(column, { page: column.page + 1, y: top });
    while (doc.bufferedPageRange().count <= column.page) doc.addPage();
    doc.switchToPage(column.page);
  };

  /** Draws text from `x` to the right. */
  const draw = (span: LinkedSpan, x: number, baseline: number, style: Style): void => {
    let end = x;
    doc.fillColor(style.colour);
    for (const run of toRuns(span, style)) {
      const width = measureRun(run, style);
      doc.text(run.text, end, baseline, { ...getTextOptions(run, style), lineBreak: false, baseline: 'alphabetic' });
      end += width;
    }
  };

  const underline = (from: number, to: number, baseline: number, { size, colour }: Style): void => {
    const y = baseline + size * 0.24;
    doc.moveTo(from, y).lineTo(to, y).lineWidth(0.3).stroke(colour);
  };

  /** The style with its letters spaced so that the line fills the column. */
  const justifyLine = (line: StyledSpan[], { width }: Column, style: Style): Style => {
    const text = line.map((span) => span.text).join('');
    const remainingWidth = width - line.reduce((sum, span) => sum + measureText(span, style), 0);
    const letterSpacing = remainingWidth / (text.trimEnd().length - 1);
    return letterSpacing > 0 && letterSpacing < style.size * maxLetterSpacing ? { ...style, letterSpacing } : style;
  };

  const getLinkPart = (link: Link, page: number, element: Element): Element => {
    const part = link.parts.get(page) ?? add('Link', element);
    link.parts.set(page, part);
    return part;
  };

  const setLine = (spans: DirectedSpan<LinkedSpan>[], { page, x, y }: Column, style: Style, element: Element): void => {
    const baseline = y + style.leading / 2 + style.size * 0.34;
    const visibleSpans = spans.filter((span) => toRuns(span, style).length > 0);
    const places = new Map<LinkedSpan, { start: number; end: number }>();
    let next = x;
    for (const span of visibleSpans.toSorted((a, b) => a.position - b.position)) {
      const end = next + measureText(span, style);
      places.set(span, { start: next, end });
      next = end;
    }
    let linkBox = { start: x, end: x };
    for (const [index, span] of visibleSpans.entries()) {
      const { start, end } = places.get(span) ?? linkBox;
      const { link } = span;
      const isSameLink = visibleSpans[index - 1]?.link === link;
      linkBox = isSameLink
        ? { start: Math.min(linkBox.start, start), end: Math.max(linkBox.end, end) }
        : { start, end };
      const part = link ? getLinkPart(link, page, element) : element;
      // Screen readers need the letters as the text has them, not as the font arranges them.
      mark(span.isRightToLeft || isRearranged(span.text) ? add('Span', part, { actual: span.text }) : part, () => {
        draw(span, start, baseline, style);
        if (link) underline(start, end, baseline, style);
      });
      if (!link || visibleSpans[index + 1]?.link === link) continue;
      const options = { structParent: part(), Contents: Object(describeLink(link)) };
      doc.link(
        linkBox.start,
        y,
        linkBox.end - linkBox.start,
        style.leading,
        new URL(link.href).href,
        options as object,
      );
    }
  };

  /** Ends each part of a link on its page; pdfkit then records it. */
  const endLinks = (spans: LinkedSpan[], { page: current }: Column): void => {
    for (const [page, part] of spans.flatMap(({ link }) => [...(link?.parts ?? [])])) {
      doc.switchToPage(page);
      part().end();
    }
    doc.switchToPage(current);
  };

  return {
    doc,
    add,
    mark,
    measureText,
    draw,

    /** Moves the column to the next page if less than `height` is left on its page. */
    reserve,

    /** Sets a paragraph as content of the element, without widows and orphans. */
    setParagraph: (element: Element, spans: StyledSpan[], column: Column, style: Style): void => {
      const { justify, leading, isRightToLeft = false } = style;
      const measure = (span: StyledSpan) => measureText(span, style);
      const linked = withLinks(spans);
      const text = linked.map((span) => span.text).join('');
      const divide = createDivider(text, isRightToLeft);
      const lines = breakLines(linked, { ...style, measure, width: column.width });
      let position = 0;
      for (const [index, line] of lines.entries()) {
        const remaining = lines.length - index;
        reserve(column, leading * (index === 0 || remaining === 2 ? Math.min(2, remaining) : 1));
        const lineStyle = justify && remaining > 1 ? justifyLine(line, column, style) : style;
        const parts = divide(line, position);
        const indent = isRightToLeft ? column.width - parts.reduce((sum, span) => sum + measure(span), 0) : 0;
        setLine(parts, { ...column, x: column.x + indent }, lineStyle, element);
        position += line.reduce((sum, span) => sum + span.text.length, 0);
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

    finish: (): Promise<Buffer> => {
      addConformance(doc, { title: stripInvalidXml(title), author, tag });
      doc.end();
      return buffer(doc);
    },
  };
};
