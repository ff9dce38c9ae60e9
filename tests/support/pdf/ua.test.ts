import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildJobOfferPdf } from '@/lib/pdf/job-offer';
import { PdfFile } from './file';
import { longDescription, posting, postingUrl } from './postings';
import { allParts, type Part, structureOf } from './structure';
import { Bytes, type Dict, type Stream, type Value } from './syntax';
import { conditions, faultsOf } from './ua';

/** One file with links and lists, and one with tables, figures and bookmarks. */
const files: Record<'offer' | 'report', Buffer> = {
  offer: await buildJobOfferPdf({ ...posting, description: longDescription }, 'en', postingUrl),
  report: readFileSync('content/files/finance/2025/halcyre-annual-report-2025-en.pdf'),
};

const must = <T>(found: T | null | undefined): T => {
  if (found === null || found === undefined) throw new Error('The PDF lacks what is to be broken.');
  return found;
};

const part = (pdf: PdfFile, type: string): Part => must(allParts(structureOf(pdf)).find((one) => one.type === type));
const isA = (type: string, other: string) => (pdf: PdfFile) => part(pdf, type).dict.set('S', `/${other}`);
const lacks = (type: string, key: string) => (pdf: PdfFile) => part(pdf, type).dict.delete(key);

const page = (pdf: PdfFile): Dict => must(pdf.pages[0]);
const annotation = (pdf: PdfFile): Dict => pdf.dict(must(pdf.pages.flatMap((one) => pdf.list(one, 'Annots'))[0]));
const pageWithLinks = (pdf: PdfFile): Dict => must(pdf.pages.find((one) => one.has('Annots')));
const font = (pdf: PdfFile): Dict => pdf.dict([...pdf.dict(page(pdf), 'Resources', 'Font').values()][0]);
const cidFont = (pdf: PdfFile): Dict => pdf.dict(pdf.list(font(pdf), 'DescendantFonts')[0]);

/** Breaks a stream by replacing part of it. */
const rewrites = (streamOf: (pdf: PdfFile) => Stream | null, what: RegExp, other: string) => (pdf: PdfFile) => {
  const stream = must(streamOf(pdf));
  const broken = stream.data.replace(what, other);
  if (broken === stream.data) throw new Error('The stream has nothing to rewrite.');
  stream.data = broken;
};
const content = (pdf: PdfFile) => pdf.stream(page(pdf), 'Contents');
const metadata = (pdf: PdfFile) => pdf.stream(pdf.catalog, 'Metadata');
const toUnicode = (pdf: PdfFile) => pdf.stream(font(pdf), 'ToUnicode');

const says = (dictOf: (pdf: PdfFile) => Dict, key: string, value: Value) => (pdf: PdfFile) =>
  dictOf(pdf).set(key, value);
const omits = (dictOf: (pdf: PdfFile) => Dict, key: string) => (pdf: PdfFile) => dictOf(pdf).delete(key);
const inCatalog =
  (...keys: string[]) =>
  (pdf: PdfFile) =>
    pdf.dict(pdf.catalog, ...keys);

const hasNoLanguage = omits(inCatalog(), 'Lang');

/** For each condition, a change that makes a file violate it. */
const breakages: Record<string, [file: keyof typeof files, breaks: (pdf: PdfFile) => unknown]> = {
  '01-003': ['offer', rewrites(content, /BT/, '/Artifact BMC EMC BT')],
  '01-004': ['offer', rewrites(content, /\/Artifact <<.*>> BDC/, '$& /P <</MCID 0>> BDC EMC')],
  '01-005': ['offer', rewrites(content, /$/, '0 0 m 9 9 l S')],
  '01-007': ['offer', says(inCatalog('MarkInfo'), 'Suspects', true)],
  '18-002': ['offer', rewrites(content, /\/Subtype \/Footer/, '')],
  'it is not marked as tagged': ['offer', says(inCatalog('MarkInfo'), 'Marked', false)],
  'its structure and its pages differ': ['offer', rewrites(content, /\/MCID 1\b/, '/MCID 2')],

  '02-001': ['offer', isA('P', 'Paragraph')],
  '02-004': ['offer', says(inCatalog('StructTreeRoot'), 'RoleMap', new Map([['P', '/Span']]))],
  '09-004': ['offer', isA('TR', 'P')],
  '09-005': ['offer', isA('LI', 'P')],
  '13-004': ['report', lacks('Figure', 'Alt')],
  '14-002': ['offer', isA('H1', 'H2')],
  '14-003': ['offer', isA('H2', 'H3')],
  '15-003': ['report', lacks('TH', 'A')],
  'it has a type that is not checked here': ['offer', isA('P', 'Note')],
  'its structure is not one document': ['offer', isA('Document', 'Part')],
  'it has no title in its structure': ['offer', isA('H1', 'P')],
  'a part knows another parent': ['offer', (pdf) => part(pdf, 'P').dict.set('P', part(pdf, 'H1').dict)],
  'a part that is no cell is empty': ['offer', rewrites(content, /(BDC\s).*?(\sEMC)/s, '$1$2')],
  'an item has no label or no body': ['offer', isA('Lbl', 'LBody')],
  'a table has no header cell': [
    'offer',
    (pdf) => {
      for (const { type, dict } of allParts(structureOf(pdf))) if (type === 'TH') dict.set('S', '/TD');
    },
  ],
  'rows of a table have not equally many cells': ['report', (pdf) => pdf.list(part(pdf, 'TR').dict, 'K').pop()],
  'a figure does not say where it is': ['report', lacks('Figure', 'A')],

  '06-001': ['offer', omits(inCatalog(), 'Metadata')],
  'its XMP is no XML': ['offer', rewrites(metadata, /Leather/, 'Leather & <wood>')],
  '06-002': ['offer', rewrites(metadata, /<pdfuaid:part>1/, '<pdfuaid:part>2')],
  '06-003': ['offer', rewrites(metadata, /<dc:title>.*<\/dc:title>/s, '')],
  '07-001': ['offer', omits(inCatalog(), 'ViewerPreferences')],
  '07-002': ['offer', says(inCatalog('ViewerPreferences'), 'DisplayDocTitle', false)],
  '11-001': ['offer', hasNoLanguage],
  '11-002': ['report', hasNoLanguage],
  '11-003': ['report', hasNoLanguage],
  '11-004': ['offer', hasNoLanguage],
  '11-006': ['offer', rewrites(metadata, /xml:lang="en"/, 'xml:lang="fr"')],
  'a language is none': ['offer', (pdf) => part(pdf, 'Table').dict.set('Lang', new Bytes('english!'))],
  'its titles differ': ['offer', (pdf) => pdf.dict(pdf.trailer, 'Info').set('Title', new Bytes('Another'))],
  'it is of no version from 1.0 to 1.7': ['offer', (pdf) => Object.assign(pdf, { header: '%PDF-2.0' })],
  'it has what is not checked here': ['offer', says(inCatalog(), 'AcroForm', new Map())],

  '28-004': ['offer', omits(annotation, 'Contents')],
  '28-008': ['offer', omits(pageWithLinks, 'Tabs')],
  '28-009': ['offer', says(pageWithLinks, 'Tabs', '/R')],
  '28-011': ['offer', isA('Link', 'Span')],
  '28-012': ['offer', says(annotation, 'Contents', new Bytes(''))],
  'an annotation is no link': ['offer', says(annotation, 'Subtype', '/Text')],
  'links and their parts of the structure differ': ['offer', says(annotation, 'StructParent', 0)],
  'a link leads nowhere': ['offer', omits(annotation, 'A')],

  '10-001': ['offer', rewrites(toUnicode, /\[<fffd> <[\da-f]+>/, '[<fffd> <>')],
  '31-004': ['offer', says(cidFont, 'CIDToGIDMap', '/Other')],
  '31-005': ['offer', omits(cidFont, 'CIDToGIDMap')],
  '31-006': ['offer', says(font, 'Encoding', '/WinAnsiEncoding')],
  '31-009': ['offer', (pdf) => pdf.dict(cidFont(pdf), 'FontDescriptor').delete('FontFile2')],
  '31-011': ['offer', rewrites(content, /\[<[\da-f]{4}/, '[<7fff')],
  '31-016': ['offer', (pdf) => (pdf.list(cidFont(pdf), 'W')[1] as Value[]).splice(1, 1, 9999)],
  '31-027': ['offer', omits(font, 'ToUnicode')],
  '31-028': ['offer', rewrites(toUnicode, /<fffd>/, '<0000>')],
  '31-029': ['offer', rewrites(toUnicode, /<fffd>/, '<feff>')],
  '31-030': ['offer', rewrites(content, /\[<[\da-f]{4}/, '[<0000')],
};

describe('the check of PDFs', () => {
  it.each(['offer', 'report'] as const)('finds no fault in a valid %s', (file) => {
    expect(faultsOf(files[file])).toEqual({});
  });

  it.each(Object.keys(conditions))('finds a file that fails because: %s', (condition) => {
    const [file, breaks] = must(Object.entries(breakages).find(([name]) => condition.startsWith(name)))[1];
    const pdf = new PdfFile(files[file]);
    breaks(pdf);
    expect(Object.keys(faultsOf(pdf))).toContain(condition);
  });
});
