import { makeZip } from 'client-zip';
import brand from '../../content/brand.json' with { type: 'json' };
import { escapeHtml } from '../../lib/shared/html.ts';
import type { Contents } from './contents.mts';
import type { Table } from './key-figures.mts';
import { createTranslator, getShareFacts, type Language, toLanguage } from './language.mts';
import type { DocumentInfo } from './pdf.mts';

const namespaces = {
  '': 'http://www.w3.org/1999/xhtml',
  ix: 'http://www.xbrl.org/2013/inlineXBRL',
  ixt: 'http://www.xbrl.org/inlineXBRL/transformation/2020-02-12',
  xbrli: 'http://www.xbrl.org/2003/instance',
  link: 'http://www.xbrl.org/2003/linkbase',
  xlink: 'http://www.w3.org/1999/xlink',
  iso4217: 'http://www.xbrl.org/2003/iso4217',
  'ifrs-full': 'https://xbrl.ifrs.org/taxonomy/2024-03-27/ifrs-full',
};
const taxonomy = 'https://www.esma.europa.eu/taxonomy/2024-03-27/esef_cor.xsd';
const numberFormats = { en: 'ixt:num-dot-decimal', fr: 'ixt:num-comma-decimal' };

const buildContext = (lei: string, year: string) => `<xbrli:context id="y${year}">
<xbrli:entity><xbrli:identifier scheme="http://standards.iso.org/iso/17442">${lei}</xbrli:identifier></xbrli:entity>
<xbrli:period><xbrli:startDate>${year}-01-01</xbrli:startDate><xbrli:endDate>${year}-12-31</xbrli:endDate></xbrli:period>
</xbrli:context>`;

/** Builds a table in which the yearly amounts of the lines in `concepts` are tagged. */
const buildTable = ({ head, rows }: Table, language: Language, concepts: ReadonlyMap<string, string>) => {
  const buildCell = (label: string, text: string, heading = '') => {
    const concept = concepts.get(label);
    if (!concept || !/^\d{4}$/.test(heading)) return `<td>${escapeHtml(text)}</td>`;
    const attributes = `name="${concept}" contextRef="y${heading}" unitRef="eur" decimals="-6" scale="6"`;
    // The transformation of numbers allows a no-break space between thousands, but not a narrow one.
    const amount = text.replaceAll('\u202f', '\u00a0');
    return `<td><ix:nonFraction ${attributes} format="${numberFormats[language]}">${amount}</ix:nonFraction></td>`;
  };
  const buildRow = ([label = '', ...cells]: string[]) =>
    `<tr><th>${escapeHtml(label)}</th>${cells.map((text, index) => buildCell(label, text, head[index + 1])).join('')}</tr>`;
  return `<table><tr>${head.map((text) => `<th>${escapeHtml(text)}</th>`).join('')}</tr>${rows.map(buildRow).join('')}</table>`;
};

/**
 * Creates the package of an annual report in the European Single Electronic Format: its text as XHTML, with revenue and
 * net profit tagged in Inline XBRL. The same input always results in the same bytes.
 */
export const makeEsefPackage = async (
  { title, language: locale, date }: DocumentInfo,
  year: string,
  { parts }: Contents,
): Promise<Buffer> => {
  const language = toLanguage(locale);
  const t = createTranslator(language);
  const lei = getShareFacts(language).find(({ label }) => label.includes('LEI'))?.value ?? '';
  const concepts = new Map([
    [t('revenue'), 'ifrs-full:Revenue'],
    [t('profit'), 'ifrs-full:ProfitLossAttributableToOwnersOfParent'],
  ]);
  const body = parts.map(({ title: partTitle, paragraphs = [], bars = [], table }) =>
    [
      `<h2>${escapeHtml(partTitle)}</h2>`,
      ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
      ...bars.map(({ label, text }) => `<p>${escapeHtml(`${label}: ${text}`)}</p>`),
      ...(table ? [buildTable(table, language, concepts)] : []),
    ].join('\n'),
  );
  const taggedYears = new Set(
    [...body.join().matchAll(/contextRef="y(\d{4})"/g)].map(([, taggedYear = '']) => taggedYear),
  );
  const attributes = Object.entries(namespaces).map(([prefix, url]) => ` xmlns${prefix && `:${prefix}`}="${url}"`);
  const report = `<?xml version="1.0" encoding="UTF-8"?>
<html${attributes.join('')} xml:lang="${language}">
<head><title>${escapeHtml(title)}</title></head>
<body>
<div style="display:none"><ix:header>
<ix:references><link:schemaRef xlink:type="simple" xlink:href="${taxonomy}"/></ix:references>
<ix:resources>
${[...taggedYears].map((taggedYear) => buildContext(lei, taggedYear)).join('\n')}
<xbrli:unit id="eur"><xbrli:measure>iso4217:EUR</xbrli:measure></xbrli:unit>
</ix:resources>
</ix:header></div>
<h1>${escapeHtml(title)}</h1>
<p><ix:nonNumeric name="ifrs-full:NameOfReportingEntityOrOtherMeansOfIdentification" contextRef="y${year}">${escapeHtml(brand.legalName)}</ix:nonNumeric></p>
${body.join('\n')}
</body>
</html>
`;
  const name = `${lei}-${year}-12-31-${language}`;
  const packageInfo = { documentInfo: { documentType: 'https://xbrl.org/report-package/2023' } };
  // A zip stores local times; a date without a time zone gives the same bytes in all of them.
  const lastModified = new Date(`${date}T00:00`);
  const zip = makeZip([
    { name: `${name}/META-INF/reportPackage.json`, input: JSON.stringify(packageInfo), lastModified },
    { name: `${name}/reports/${name}.xhtml`, input: report, lastModified },
  ]);
  return Buffer.from(await new Response(zip).arrayBuffer());
};
