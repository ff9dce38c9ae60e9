import { loadServerStrings } from '../i18n/load-strings.ts';
import { getLanguageTag, type Locale } from '../i18n/locales.ts';
import type { JobDetails } from '../model/job';
import { convertHtmlToText } from '../shared/html.ts';
import { parseBlocks } from './blocks.ts';
import { isRightToLeft } from './direction.ts';
import { drawRule, finishDocument, openDocument, type Sheet, setBlocks, setLinks } from './document.ts';
import type { Column } from './sheet';
import { brass, getStyles, hairline, nameStyle, narrowColumn, type Styles, wideColumn } from './styles.ts';

/** Builds the PDF of a job offer, with labels in `locale`. `url` is the address of the offer's page on the site. */
export const buildJobOfferPdf = async (posting: JobDetails, locale: Locale, url: string): Promise<Buffer> => {
  const [t, tPdf] = await Promise.all([loadServerStrings(locale, 'jobs'), loadServerStrings(locale, 'pdf')]);
  const { jobPosting: title, lang, textLang, houseName, description, locationCity, locationCountry, closes } = posting;
  const [contentStyles, readerStyles] = [
    getStyles(textLang, isRightToLeft(convertHtmlToText(description))),
    getStyles(getLanguageTag(locale)),
  ];
  const { sheet, column } = openDocument({
    title,
    tag: textLang,
    titleTag: lang,
    label: houseName,
    labelStyle: nameStyle,
  });

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
  setBlocks(sheet, text, contentStyles, parseBlocks(description, url));
  setLinks(sheet, text, readerStyles, [
    [t('offer.apply'), posting.applyUrl],
    [tPdf('offer'), url],
  ]);
  return finishDocument(sheet, locale);
};

type Detail = readonly [label: string, value: string | null | undefined];

/** Sets a table of the facts that the offer has. */
const setDetails = (sheet: Sheet, column: Column, { label, detail: valueStyle }: Styles, details: Detail[]) => {
  const table = sheet.add('Table', undefined, { lang: valueStyle.tag });
  const rows = details.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
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
