import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildJobOfferPdf } from '@/lib/pdf/job-offer';
import { PdfFile } from './file';
import { longDescription, posting, postingUrl } from './postings';
import { flattenParts, type Part, parseStructure } from './structure';
import { Bytes, type Dict, type Stream, type Value } from './syntax';
import { conditions, findFaults } from './ua';

/** A file with links and lists, and a file with tables, figures and bookmarks. */
const files: Record<'offer' | 'report', Buffer> = {
  offer: await buildJobOfferPdf({ ...posting, description: longDescription }, 'en', postingUrl),
  report: readFileSync('content/files/finance/2025/halcyre-annual-report-2025-en.pdf'),
};

const requireValue = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('The PDF has nothing to break.');
  return value;
};

const findPart = (pdf: PdfFile, type: string): Part =>
  requireValue(flattenParts(parseStructure(pdf)).find((part) => part.type === type));
const retype = (type: string, other: string) => (pdf: PdfFile) => findPart(pdf, type).dict.set('S', `/${other}`);
const deletePartKey = (type: string, key: string) => (pdf: PdfFile) => findPart(pdf, type).dict.delete(key);

const getFirstPage = (pdf: PdfFile): Dict => requireValue(pdf.pages[0]);
const getAnnotation = (pdf: PdfFile): Dict =>
  pdf.dict(requireValue(pdf.pages.flatMap((page) => pdf.list(page, 'Annots'))[0]));
const findPageWithLinks = (pdf: PdfFile): Dict => requireValue(pdf.pages.find((page) => page.has('Annots')));
const getFont = (pdf: PdfFile): Dict => pdf.dict([...pdf.dict(getFirstPage(pdf), 'Resources', 'Font').values()][0]);
const getCidFont = (pdf: PdfFile): Dict => pdf.dict(pdf.list(getFont(pdf), 'DescendantFonts')[0]);

/** Breaks a stream by replacing part of it. */
const rewrite =
  (getStream: (pdf: PdfFile) => Stream | null, pattern: RegExp, replacement: string) => (pdf: PdfFile) => {
    const stream = requireValue(getStream(pdf));
    const broken = stream.data.replace(pattern, replacement);
    if (broken === stream.data) throw new Error('The stream has nothing to rewrite.');
    stream.data = broken;
  };
const getContent = (pdf: PdfFile) => pdf.stream(getFirstPage(pdf), 'Contents');
const getMetadata = (pdf: PdfFile) => pdf.stream(pdf.catalog, 'Metadata');
const getToUnicode = (pdf: PdfFile) => pdf.stream(getFont(pdf), 'ToUnicode');

const setKey = (getDict: (pdf: PdfFile) => Dict, key: string, value: Value) => (pdf: PdfFile) =>
  getDict(pdf).set(key, value);
const deleteKey = (getDict: (pdf: PdfFile) => Dict, key: string) => (pdf: PdfFile) => getDict(pdf).delete(key);
const catalogDict =
  (...keys: string[]) =>
  (pdf: PdfFile) =>
    pdf.dict(pdf.catalog, ...keys);

const deleteLanguage = deleteKey(catalogDict(), 'Lang');

/** For each condition, a change that makes a file violate it. */
const breakages: Record<string, [file: keyof typeof files, breaks: (pdf: PdfFile) => unknown]> = {
  '01-003': ['offer', rewrite(getContent, /BT/, '/Artifact BMC EMC BT')],
  '01-004': ['offer', rewrite(getContent, /\/Artifact <<.*>> BDC/, '$& /P <</MCID 0>> BDC EMC')],
  '01-005': ['offer', rewrite(getContent, /$/, '0 0 m 9 9 l S')],
  '01-007': ['offer', setKey(catalogDict('MarkInfo'), 'Suspects', true)],
  '18-002': ['offer', rewrite(getContent, /\/Subtype \/Footer/, '')],
  'it is not marked as tagged': ['offer', setKey(catalogDict('MarkInfo'), 'Marked', false)],
  'its structure and its pages differ': ['offer', rewrite(getContent, /\/MCID 1\b/, '/MCID 2')],

  '02-001': ['offer', retype('P', 'Paragraph')],
  '02-004': ['offer', setKey(catalogDict('StructTreeRoot'), 'RoleMap', new Map([['P', '/Span']]))],
  '09-004': ['offer', retype('TR', 'P')],
  '09-005': ['offer', retype('LI', 'P')],
  '13-004': ['report', deletePartKey('Figure', 'Alt')],
  '14-002': ['offer', retype('H1', 'H2')],
  '14-003': ['offer', retype('H2', 'H3')],
  '15-003': ['report', deletePartKey('TH', 'A')],
  'it has a type that is not checked here': ['offer', retype('P', 'Note')],
  'its structure is not one document': ['offer', retype('Document', 'Part')],
  'it has no title in its structure': ['offer', retype('H1', 'P')],
  'a part names another parent': ['offer', (pdf) => findPart(pdf, 'P').dict.set('P', findPart(pdf, 'H1').dict)],
  'a part other than a cell is empty': ['offer', rewrite(getContent, /(BDC\s).*?(\sEMC)/s, '$1$2')],
  'a list item has no label or no body': ['offer', retype('Lbl', 'LBody')],
  'a table has no header cell': [
    'offer',
    (pdf) => {
      for (const { type, dict } of flattenParts(parseStructure(pdf))) if (type === 'TH') dict.set('S', '/TD');
    },
  ],
  'the rows of a table differ in their number of cells': [
    'report',
    (pdf) => pdf.list(findPart(pdf, 'TR').dict, 'K').pop(),
  ],
  'a figure has no bounding box': ['report', deletePartKey('Figure', 'A')],

  '06-001': ['offer', deleteKey(catalogDict(), 'Metadata')],
  'its XMP is not XML': ['offer', rewrite(getMetadata, /Leather/, 'Leather & <wood>')],
  '06-002': ['offer', rewrite(getMetadata, /<pdfuaid:part>1/, '<pdfuaid:part>2')],
  '06-003': ['offer', rewrite(getMetadata, /<dc:title>.*<\/dc:title>/s, '')],
  '07-001': ['offer', deleteKey(catalogDict(), 'ViewerPreferences')],
  '07-002': ['offer', setKey(catalogDict('ViewerPreferences'), 'DisplayDocTitle', false)],
  '11-001': ['offer', deleteLanguage],
  '11-002': ['report', deleteLanguage],
  '11-003': ['report', deleteLanguage],
  '11-004': ['offer', deleteLanguage],
  '11-006': ['offer', rewrite(getMetadata, /xml:lang="en"/, 'xml:lang="fr"')],
  'a language is not a language tag': [
    'offer',
    (pdf) => findPart(pdf, 'Table').dict.set('Lang', new Bytes('english!')),
  ],
  'its titles differ': ['offer', (pdf) => pdf.dict(pdf.trailer, 'Info').set('Title', new Bytes('Another'))],
  'its version is not from 1.0 to 1.7': ['offer', (pdf) => Object.assign(pdf, { header: '%PDF-2.0' })],
  'it has a feature that is not checked here': ['offer', setKey(catalogDict(), 'AcroForm', new Map())],

  '28-004': ['offer', deleteKey(getAnnotation, 'Contents')],
  '28-008': ['offer', deleteKey(findPageWithLinks, 'Tabs')],
  '28-009': ['offer', setKey(findPageWithLinks, 'Tabs', '/R')],
  '28-011': ['offer', retype('Link', 'Span')],
  '28-012': ['offer', setKey(getAnnotation, 'Contents', new Bytes(''))],
  'an annotation is not a link': ['offer', setKey(getAnnotation, 'Subtype', '/Text')],
  'links and their structure elements differ': ['offer', setKey(getAnnotation, 'StructParent', 0)],
  'a link leads nowhere': ['offer', deleteKey(getAnnotation, 'A')],

  '10-001': ['offer', rewrite(getToUnicode, /\[<fffd> <[\da-f]+>/, '[<fffd> <>')],
  '31-004': ['offer', setKey(getCidFont, 'CIDToGIDMap', '/Other')],
  '31-005': ['offer', deleteKey(getCidFont, 'CIDToGIDMap')],
  '31-006': ['offer', setKey(getFont, 'Encoding', '/WinAnsiEncoding')],
  '31-009': ['offer', (pdf) => pdf.dict(getCidFont(pdf), 'FontDescriptor').delete('FontFile2')],
  '31-011': ['offer', rewrite(getContent, /\[<[\da-f]{4}/, '[<7fff')],
  '31-016': ['offer', (pdf) => (pdf.list(getCidFont(pdf), 'W')[1] as Value[]).splice(1, 1, 9999)],
  '31-027': ['offer', deleteKey(getFont, 'ToUnicode')],
  '31-028': ['offer', rewrite(getToUnicode, /<fffd>/, '<0000>')],
  '31-029': ['offer', rewrite(getToUnicode, /<fffd>/, '<feff>')],
  '31-030': ['offer', rewrite(getContent, /\[<[\da-f]{4}/, '[<0000')],
};

describe('the check of PDFs', () => {
  it.each(['offer', 'report'] as const)('finds no fault in a valid %s', (file) => {
    expect(findFaults(files[file])).toEqual({});
  });

  it.each(Object.keys(conditions))('detects: %s', (condition) => {
    const [file, breakFile] = requireValue(Object.entries(breakages).find(([name]) => condition.startsWith(name)))[1];
    const pdf = new PdfFile(files[file]);
    breakFile(pdf);
    expect(Object.keys(findFaults(pdf))).toContain(condition);
  });
});
