import { formatDate } from '../../lib/i18n/formats.ts';
import { type Column, openSheet } from '../../lib/pdf/sheet.ts';
import type { Contents } from './contents.mts';
import { type Geometry, looks, setCover, setFrames, setPart } from './drawing.mts';
import { revenueOf } from './figures.mts';
import { type Language, wordsIn } from './language.mts';

interface Paper {
  title: string;
  language: Language;
  /** An ISO date. */
  date: string;
}

const portrait: Geometry = { width: 595.28, height: 841.89, left: 62, right: 533, top: 104, bottom: 778 };
const landscape: Geometry = { width: 841.89, height: 595.28, left: 62, right: 780, top: 104, bottom: 536 };

/** Heights for the cover drawing: the yearly revenues before a date, relative to the largest. */
const revenuesUntil = (date: string): number[] => {
  const last = Number(date.slice(0, 4)) - 1;
  const years = Array.from({ length: last - 2018 }, (_, index) => 2019 + index);
  const revenues = years.map((year) => revenueOf({ year, part: 'year' }).revenue);
  return [0.28, ...revenues.map((revenue) => (revenue / Math.max(...revenues)) ** 2)];
};

/** Makes a document as a tagged PDF. The same input always gives the same bytes. */
export const makePdf = ({ title, language, date }: Paper, { form, eyebrow, parts }: Contents): Promise<Buffer> => {
  const t = wordsIn(language);
  const isSlides = form === 'slides';
  const geometry = isSlides ? landscape : portrait;
  const look = isSlides ? looks.shown : looks.read;
  const { left, right, top, bottom, width, height } = geometry;
  const sheet = openSheet({
    title,
    author: 'Halcyre SE',
    tag: language,
    top,
    bottom,
    layout: isSlides ? 'landscape' : 'portrait',
    created: new Date(`${date}T08:00:00Z`),
  });
  const cover = { title, eyebrow, date: formatDate(language, date) };
  const column: Column = { page: 1, x: left, y: top, width: right - left };
  if (form === 'release') {
    const depth = 222;
    setCover(sheet, geometry, { ...cover, depth });
    Object.assign(column, { page: 0, y: depth + 30 });
  } else setCover(sheet, geometry, { ...cover, depth: height, heights: revenuesUntil(date) });

  for (const [index, part] of parts.entries()) {
    if (isSlides) {
      Object.assign(column, { page: index + 1, y: top });
      sheet.reserve(column, 0);
      sheet.artifact('Layout', () => sheet.doc.rect(0, 0, width, height).fill(looks.shown.ground));
    } else if (index > 0) column.y += look.gap;
    setPart(sheet, column, part, look, form !== 'release');
  }
  const pageWords = (page: number, pages: number) => t('page', { page, pages });
  setFrames(sheet, geometry, { title, pageWords }, form === 'release' ? 0 : 1);
  return sheet.finish();
};
