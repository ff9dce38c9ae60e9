import { formatDate } from '../i18n/formats.ts';
import { loadServerStrings } from '../i18n/load-strings.ts';
import { getLanguageTag, type Locale } from '../i18n/locales.ts';
import type { JobDetails } from '../model/job';
import { type Block, parseBlocks, type Span } from './blocks.ts';
import type { Role } from './font-files';
import { type Column, openSheet, type StyledSpan } from './sheet.ts';
import type { Element } from './structure';
import {
  brass,
  getStyles,
  hairline,
  ink,
  nameStyle,
  narrowColumn,
  page,
  readWordMark,
  type Styles,
  wideColumn,
} from './styles.ts';

type Sheet = ReturnType<typeof openSheet>;

/** Builds the PDF of a job offer, with labels in `locale`. `url` is the address of the offer's page on the site. */
export const buildJobOfferPdf = async (posting: JobDetails, locale: Locale, url: string): Promise<Buffer> => {
  const t = await loadServerStrings(locale, 'jobs');
  const { jobPosting: title, lang, houseName, description, locationCity, locationCountry, closes } = posting;
  const [contentStyles, readerStyles] = [getStyles(lang), getStyles(getLanguageTag(locale))];
  const sheet = openSheet({ title, author: 'Halcyre', tag: lang, top: page.top, bottom: page.bottom });
  const column: Column = { page: 0, x: page.left, y: page.top, width: page.right - page.left };

  if (houseName) {
    sheet.setParagraph(sheet.add('P'), [{ text: houseName, role: 'label' }], column, nameStyle);
    column.y += 8;
  }
  setTitle(sheet, column, contentStyles, title);
  column.y += 26;

  const mainPlaces = [...new Set([locationCity, locationCountry])];
  const place = [...mainPlaces, ...posting.otherPlaces.map(({ text }) => text)].filter(Boolean).join('\n');
  setDetails(sheet, { ...column, ...narrowColumn }, readerStyles, [
    [t('offer.pay'), posting.payText ?? t('offer.payLater')],
    [t('offer.place'), place],
    [t('offer.house'), houseName],
    [t('offer.family'), posting.jobFamily],
    [t('offer.contract'), posting.workerSubType],
    [t('offer.time'), [posting.jobTimeType, posting.hoursText].filter(Boolean).join('\n')],
    [t('offer.published'), posting.publishedText],
    [t('offer.closes'), closes?.text],
    [t('offer.reference'), posting.jobId],
  ]);

  const text = { ...column, ...wideColumn };
  setDescription(sheet, text, contentStyles, parseBlocks(description, url));
  setLinks(sheet, text, readerStyles, [
    [t('offer.apply'), posting.applyUrl],
    [t('pdf.online'), url],
  ]);

  const { count: pages } = sheet.doc.bufferedPageRange();
  const date = formatDate(locale, new Date().toISOString());
  for (let number = 1; number <= pages; number++) {
    sheet.doc.switchToPage(number - 1);
    drawFrame(sheet, readerStyles, t('pdf.printed', { date }), t('pdf.page', { page: number, pages }));
  }
  return sheet.finish();
};

type Pair = readonly [label: string, value: string];

const drawRule = (sheet: Sheet, { x, y, width }: Omit<Column, 'page'>, colour: string) =>
  sheet.artifact('Layout', () =>
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colour),
  );

const setTitle = (sheet: Sheet, column: Column, { title, longTitle }: Styles, text: string) => {
  const span: StyledSpan = { text, role: 'title' };
  const isLong = sheet.measureText(span, title) > 2 * column.width;
  sheet.setParagraph(sheet.add('H1'), [span], column, isLong ? longTitle : title);
};

type Detail = readonly [label: string, value: string | null | undefined];

/** Sets a table of the facts that the offer has. */
const setDetails = (sheet: Sheet, column: Column, { label, detail: valueStyle }: Styles, details: Detail[]) => {
  const table = sheet.add('Table', undefined, { lang: valueStyle.tag });
  const rows = details.flatMap(([name, value]): Pair[] => (value ? [[name, value]] : []));
  for (const [index, [name, value]] of rows.entries()) {
    const row = sheet.add('TR', table);
    sheet.reserve(column, 44);
    drawRule(sheet, column, index === 0 ? brass : hairline);
    column.y += 6;
    sheet.setParagraph(sheet.add('TH', row, { scope: 'Row' }), [{ text: name, role: 'label' }], column, label);
    sheet.setParagraph(sheet.add('TD', row), [{ text: value, role: 'text' }], column, valueStyle);
    column.y += 7;
  }
};

const setDescription = (sheet: Sheet, column: Column, styles: Styles, blocks: Block[]) => {
  const { heading, text } = styles;
  sheet.reserve(column, text.leading);
  drawRule(sheet, column, brass);
  column.y += 8;
  let list: Element | undefined;
  for (const [index, { type, spans }] of blocks.entries()) {
    if (type === 'item') {
      list ??= sheet.add('L');
      setItem(sheet, sheet.add('LI', list), toStyledSpans(spans, 'text'), column, styles);
      continue;
    }
    if (list) column.y += 4;
    list = undefined;
    if (type === 'paragraph') {
      sheet.setParagraph(sheet.add('P'), toStyledSpans(spans, 'text'), column, text);
      column.y += 6;
    } else {
      if (index > 0) column.y += 8;
      sheet.reserve(column, heading.leading + 3 * text.leading);
      sheet.setParagraph(sheet.add('H2'), toStyledSpans(spans, 'heading'), column, heading);
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
  const inner = { ...column, x: column.x + indent, width: column.width - indent };
  sheet.setParagraph(sheet.add('LBody', item), spans, inner, text);
  Object.assign(column, { page: inner.page, y: inner.y + 2 });
};

const setLinks = (sheet: Sheet, column: Column, { label, small }: Styles, links: Pair[]) => {
  column.y += 14;
  sheet.reserve(column, 90);
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

/** Draws the header and footer of a page. */
const drawFrame = (sheet: Sheet, { small }: Styles, printedText: string, pageNumber: string) => {
  sheet.artifact('Header', () =>
    sheet.doc.save().translate(page.left, page.head).scale(0.52).path(readWordMark()).fill(ink).restore(),
  );
  sheet.artifact('Footer', () => {
    const end: StyledSpan = { text: pageNumber, role: 'text' };
    sheet.draw({ text: printedText, role: 'text' }, page.left, page.foot, small);
    sheet.draw(end, page.right - sheet.measureText(end, small), page.foot, small);
  });
};
