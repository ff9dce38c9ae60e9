import brand from '../../content/brand.json' with { type: 'json' };
import { formatDate } from '../../lib/i18n/formats.ts';
import { getLanguageTag, type Locale } from '../../lib/i18n/locales.ts';
import { type Column, openSheet } from '../../lib/pdf/sheet.ts';
import type { Contents } from './contents.mts';
import { drawCover, drawFrames, drawPart, type Geometry, getDocumentStyles } from './drawing.mts';
import { getRevenue } from './figures.mts';
import { createTranslator } from './language.mts';

export interface DocumentInfo {
  title: string;
  language: Locale;
  /** The date of publication, in ISO format. */
  date: string;
}

const portrait: Geometry = { width: 595.28, height: 841.89, left: 62, right: 533, top: 104, bottom: 778 };
const landscape: Geometry = { width: 841.89, height: 595.28, left: 62, right: 780, top: 104, bottom: 536 };

/** Returns the heights for the drawing on the cover: the yearly revenues before a date, relative to the largest. */
const listRelativeRevenues = (date: string): number[] => {
  const lastYear = Number(date.slice(0, 4)) - 1;
  const years = Array.from({ length: lastYear - 2018 }, (_, index) => 2019 + index);
  const revenues = years.map((year) => getRevenue({ year, part: 'year' }).revenue);
  return [0.28, ...revenues.map((revenue) => (revenue / Math.max(...revenues)) ** 2)];
};

/** Creates a document as a tagged PDF. The same input always results in the same bytes. */
export const makePdf = (
  { title, language, date }: DocumentInfo,
  { format, eyebrow, parts }: Contents,
): Promise<Buffer> => {
  const t = createTranslator(language);
  const isSlides = format === 'slides';
  const geometry = isSlides ? landscape : portrait;
  const tag = getLanguageTag(language);
  const documentStyles = getDocumentStyles(tag);
  const styles = isSlides ? documentStyles.slides : documentStyles.pages;
  const { left, right, top, bottom, width, height } = geometry;
  const sheet = openSheet({
    title,
    author: brand.legalName,
    tag,
    top,
    bottom,
    layout: isSlides ? 'landscape' : 'portrait',
    created: new Date(`${date}T08:00:00Z`),
  });
  const cover = { title, eyebrow, date: formatDate(language, date) };
  const column: Column = { page: 1, x: left, y: top, width: right - left };
  if (format === 'release') {
    const depth = 222;
    drawCover(sheet, geometry, { ...cover, darkHeight: depth }, documentStyles);
    Object.assign(column, { page: 0, y: depth + 30 });
  } else
    drawCover(sheet, geometry, { ...cover, darkHeight: height, heights: listRelativeRevenues(date) }, documentStyles);

  for (const [index, part] of parts.entries()) {
    if (isSlides) {
      Object.assign(column, { page: index + 1, y: top });
      sheet.reserve(column, 0);
      sheet.artifact('Layout', () => sheet.doc.rect(0, 0, width, height).fill(documentStyles.slides.background));
    } else if (index > 0) column.y += styles.gap;
    drawPart(sheet, column, part, styles, format !== 'release');
  }
  const formatPageLabel = (page: number, pages: number) => t('page', { page, pages });
  drawFrames(sheet, geometry, { title, formatPageLabel, style: documentStyles.footer }, format === 'release' ? 0 : 1);
  return sheet.finish();
};
