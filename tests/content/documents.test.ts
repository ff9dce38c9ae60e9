import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { getAccounts } from '@/art/documents/figures.mts';
import { makeDocuments } from '@/art/documents.mts';
import { getLanguageTag, type Locale, locales } from '@/lib/i18n/locales';
import { documentTypes } from '@/lib/model/finance';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { listFileInfo } from '@/lib/upstreams/cms/embedded/files';
import { embeddedPublications } from '@/lib/upstreams/publications/embedded';
import { unzip } from '../support/zip';

vi.setConfig({ testTimeout: 120_000 });

const cms = embeddedCms('content');
const publications = embeddedPublications('content/finance');
const fileEntries = await listFileInfo({ files: 'content/files', media: '' });
const storedFiles = fileEntries.map(({ reference }) => reference).filter((name) => name.startsWith('finance/'));
const readContentFile = (reference: string) => readFileSync(`content/files/${reference}`);

describe.each(locales)('the documents for investors in %s', (locale: Locale) => {
  it('are of every type, each with its own title and file', async () => {
    const { documents } = await publications.documents(locale);
    expect(new Set(documents.map(({ type }) => type))).toEqual(new Set(documentTypes));
    for (const key of ['title', 'reference'] as const)
      expect(new Set(documents.map((document) => document[key])).size).toBe(documents.length);
    for (const { reference } of documents) expect(await cms.file(reference), reference).not.toBeNull();
  });

  it('are in English or French, except for what individual shareholders, employees and suppliers need', async () => {
    const { documents } = await publications.documents(locale);
    const tag = getLanguageTag(locale);
    const translated = documents.filter(({ lang }) => lang === tag);
    if (locale === 'en' || locale === 'fr') expect(translated).toEqual(documents);
    else {
      const kinds = translated.map(({ reference }) => /halcyre-([a-z-]+)-\d{4}/.exec(reference)?.[1]);
      expect(kinds).toEqual(['dividend-notice', 'notice-of-meeting', 'code-of-conduct-summary', 'supplier-code']);
      const otherLanguages = documents.filter(({ lang }) => lang !== tag).map(({ lang }) => lang);
      expect(new Set(otherLanguages)).toEqual(new Set([getLanguageTag('en')]));
    }
  });
});

describe('the files of documents', () => {
  it('are all listed', async () => {
    const lists = await Promise.all(locales.map((locale) => publications.documents(locale)));
    const listedFiles = lists
      .flatMap(({ documents }) => documents)
      .flatMap(({ reference, figures }) => [reference, ...(figures ? [figures] : [])]);
    expect(storedFiles.toSorted()).toEqual([...new Set(listedFiles)].toSorted());
  });

  it('are what their script generates', async () => {
    for await (const [reference, file] of makeDocuments())
      expect(file.equals(readContentFile(reference)), reference).toBe(true);
  });
});

/** The tags of an XML text that are not closed in order. */
const findUnclosedTags = (xml: string): string[] => {
  const open: string[] = [];
  for (const [, slash, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^>]*?)?(\/?)>/g))
    if (slash && open.at(-1) === name) open.pop();
    else if (!empty) open.push(`${slash}${name}`);
  return open;
};

it.each(['en', 'fr'])('the ESEF package of the annual report has its text and tagged figures in %s', (language) => {
  const files = unzip(readContentFile(`finance/2025/halcyre-annual-report-2025-${language}.zip`));
  const names = [...files.keys()].map((name) => name.split('/').slice(1).join('/'));
  expect(names).toEqual([
    'META-INF/reportPackage.json',
    expect.stringMatching(/^reports\/\w{20}-2025-12-31-\w\w\.xhtml$/),
  ]);
  const xhtml = [...files.values()][1]?.toString('utf8') ?? '';
  const tags = [...xhtml.matchAll(/<ix:nonFraction [^>]*contextRef="y2025"[^>]*>([^<]+)</g)];
  const amounts = tags.map(([, amount = '']) => Number(amount.replace(/\D/g, '')));
  const { revenue, profit } = getAccounts({ year: 2025, part: 'year' });
  expect(amounts).toEqual([revenue, profit]);
  expect(findUnclosedTags(xhtml)).toEqual([]);
});

describe('the tables of figures beside reports', () => {
  /** The rows of a CSV table, by their first cell. */
  const readTable = (reference: string, separator: string) => {
    const lines = readContentFile(reference).toString('utf8').trimEnd().split('\r\n');
    const cells = lines.map((line) => line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)));
    return new Map(cells.map(([name = '', ...values]) => [name.replaceAll('"', ''), values]));
  };

  it.each(locales)('exist for every report, and for nothing else, in %s', async (locale) => {
    for (const { type, figures, lang, title, reference } of (await publications.documents(locale)).documents) {
      const isReport = reference.endsWith('.pdf') && (type === 'annual-report' || type === 'half-year-report');
      expect(figures !== null, title).toBe(isReport);
      if (figures) expect(figures).toContain(lang.startsWith('fr') ? '-fr.csv' : '-en.csv');
    }
  });

  it('are marked as UTF-8, and have every number in the format of spreadsheets', () => {
    for (const reference of storedFiles.filter((name) => name.endsWith('.csv'))) {
      const isFrench = reference.endsWith('-fr.csv');
      expect(readContentFile(reference).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const [header = [], ...rows] = [...readTable(reference, isFrench ? ';' : ',').values()];
      expect(rows.length, reference).toBeGreaterThan(18);
      for (const row of rows) {
        expect(row, reference).toHaveLength(header.length);
        for (const cell of row) expect(cell, reference).toMatch(isFrench ? /^-?\d+(,\d+)?$/ : /^-?\d+(\.\d+)?$/);
      }
    }
  });
});

describe('the figures of documents', () => {
  const readEntry = (entry: string) => readFileSync(`content/${entry}/en.yaml`, 'utf8');
  /** The numbers in the row with a label, from the first table that has such a row; empty if there is none. */
  const findRow = (text: string, label: string) =>
    text
      .split('\n')
      .find((line) => line.trim().startsWith(`| ${label} |`))
      ?.split('|')
      .slice(2, -1)
      .map((cell) => Number(cell.replace(/[,%+\s]/g, '').replace('−', '-'))) ?? [];
  const rows = [
    ['Revenue', 'revenue'],
    ['Recurring operating income', 'income'],
    ['Net profit, Group share', 'profit'],
    ['Free cash flow', 'cash'],
    ['Dividend per share (€)', 'dividend'],
  ] as const;

  it.each([...rows, ['Organic growth', 'organic'] as const])(
    'are the same as on the page for investors: %s',
    (label, key) => {
      const years = [2023, 2024, 2025].map((year) => getAccounts({ year, part: 'year' })[key]);
      expect(findRow(readEntry('pages/investors'), label)).toEqual(years);
    },
  );

  it.each([
    ...[2020, 2021, 2022, 2023, 2024, 2025].map((year) => [`annual-results-${year}`, year, 'year'] as const),
    ...[2025, 2026].map((year) => [`half-year-${year}`, year, 'h1'] as const),
  ])('are the same as in the article %s', (article, year, part) => {
    const text = readEntry(`articles/${article}`);
    const [previous, current] = [year - 1, year].map((one) => getAccounts({ year: one, part }));
    for (const [label, key] of part === 'year' ? rows : rows.slice(0, 4))
      expect(findRow(text, label).slice(0, 2), label).toEqual([previous?.[key], current?.[key]]);
    if (part === 'year') expect(text).toContain(`${Math.abs(current?.organic ?? 0)}% organically`);
  });
});
