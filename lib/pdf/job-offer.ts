import { loadServerStrings } from '../i18n/load-strings.ts';
import { getLanguageTag, type Locale } from '../i18n/locales.ts';
import type { JobDetails } from '../model/job';
import { labelFacts } from '../model/offers/offer-facts.ts';
import { convertHtmlToText } from '../shared/html.ts';
import { parseBlocks } from './blocks.ts';
import { isRightToLeft } from './direction.ts';
import { drawRule, finishDocument, openDocument, type Sheet, setBlocks, setLinks } from './document.ts';
import type { Column } from './sheet';
import { brass, getStyles, hairline, nameStyle, narrowColumn, type Styles, wideColumn } from './styles.ts';

/** Builds the PDF of a job offer, with labels in `locale`. `url` is the address of the offer's page on the site. */
export const buildJobOfferPdf = async (posting: JobDetails, locale: Locale, url: string): Promise<Buffer> => {
  const [t, tPdf] = await Promise.all([loadServerStrings(locale, 'jobs'), loadServerStrings(locale, 'pdf')]);
  const { jobPosting: title, lang, textLang, houseName, description, textLanguageNote } = posting;
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

  setFacts(sheet, { ...column, ...narrowColumn }, readerStyles, labelFacts(posting, locale, t));

  const text = { ...column, ...wideColumn };
  if (textLanguageNote) {
    const note = sheet.add('P', undefined, { lang: readerStyles.small.tag });
    sheet.setParagraph(note, [{ text: textLanguageNote, role: 'text' }], text, readerStyles.small);
    text.y += 8;
  }
  setBlocks(sheet, text, contentStyles, parseBlocks(description, url));
  setLinks(sheet, text, readerStyles, [
    [t('offer.apply'), posting.applyUrl],
    [tPdf('offer'), url],
  ]);
  return finishDocument(sheet, locale);
};

/** Sets a table of facts. */
const setFacts = (
  sheet: Sheet,
  column: Column,
  { label: labelStyle, detail }: Styles,
  facts: ReturnType<typeof labelFacts>,
) => {
  const table = sheet.add('Table', undefined, { lang: detail.tag });
  for (const [index, { label, lines, lang }] of facts.entries()) {
    const row = sheet.add('TR', table);
    sheet.reserve(column, 40);
    drawRule(sheet, column, index === 0 ? brass : hairline);
    column.y += 4;
    sheet.setParagraph(sheet.add('TH', row, { scope: 'Row' }), [{ text: label, role: 'label' }], column, labelStyle);
    const style = lang ? getStyles(lang).detail : detail;
    const cell = sheet.add('TD', row, { lang: style.tag });
    sheet.setParagraph(cell, [{ text: lines.join('\n'), role: 'text' }], column, style);
    column.y += 5;
  }
};
