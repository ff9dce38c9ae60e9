import { type Conditions, faultIf, type PdfDocument } from '../document';
import type { XmpElement } from '../xmp';

const isTag = (tag: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(tag);

const getLanguage = ({ pdf }: PdfDocument): string => pdf.text(pdf.catalog, 'Lang');

/** Some items, if the document declares no language, which would apply to all items without their own. */
const unlessLanguage = (document: PdfDocument, items: unknown[]): unknown[] =>
  isTag(getLanguage(document)) ? [] : items;

const findElements = ({ xmp }: PdfDocument, name: string): XmpElement[] =>
  (xmp ?? []).filter(({ path }) => path.split('/').includes(name));

const findTitles = (document: PdfDocument): XmpElement[] =>
  findElements(document, 'dc:title').filter(({ path }) => path.endsWith('/rdf:li'));

const getDisplaysTitle = ({ pdf }: PdfDocument) =>
  pdf.get(pdf.dict(pdf.catalog, 'ViewerPreferences'), 'DisplayDocTitle');

/** Entries for features that no document of this site has: forms, layers, embedded files, scripts, encryption. */
const findUnsupportedEntries = ({ pdf, pages }: PdfDocument): string[] => [
  ...['AcroForm', 'OCProperties', 'Threads', 'AF', 'Perms'].filter((key) => pdf.catalog.has(key)),
  ...['EmbeddedFiles', 'JavaScript'].filter((key) => pdf.dict(pdf.catalog, 'Names').has(key)),
  ...['Encrypt'].filter((key) => pdf.trailer.has(key)),
  ...pages.flatMap(({ dict }) => [...pdf.dict(dict, 'Resources', 'XObject').keys()]),
];

/** Conditions on metadata: the document's title, and the language of all its text. */
export const metadataConditions: Conditions = {
  '06-001 it has no XMP': ({ pdf }) => {
    const metadata = pdf.stream(pdf.catalog, 'Metadata')?.dict;
    return faultIf(metadata?.get('Type') !== '/Metadata' || metadata.get('Subtype') !== '/XML');
  },
  'its XMP is not XML': ({ xmp }) => faultIf(xmp === null),
  '06-002 its XMP does not say that it is PDF/UA-1': (document) =>
    faultIf(!findElements(document, 'pdfuaid:part').some(({ text }) => text === '1')),
  '06-003 its XMP has no title': (document) => faultIf(!findTitles(document).some(({ text }) => text.trim())),
  '07-001 it does not say whether its title is displayed': (document) =>
    faultIf(typeof getDisplaysTitle(document) !== 'boolean'),
  '07-002 its title is not displayed': (document) => faultIf(getDisplaysTitle(document) === false),
  '11-001 the language of text is unknown': (document) => unlessLanguage(document, [true]),
  '11-002 the language of an alternative text is unknown': (document) =>
    unlessLanguage(
      document,
      document.parts.filter(({ dict }) => dict.has('Alt')),
    ),
  '11-003 the language of bookmarks is unknown': (document) =>
    unlessLanguage(document, [...document.pdf.dict(document.pdf.catalog, 'Outlines')]),
  '11-004 the language of the description of a link is unknown': (document) =>
    unlessLanguage(
      document,
      document.pages.flatMap(({ annotations }) => annotations),
    ),
  '11-006 the language of its title is unknown': (document) => {
    const tags = findTitles(document).map(({ attributes }) => attributes['xml:lang']);
    return ['x-default', getLanguage(document)].filter((tag) => !tags.includes(tag));
  },
  'a language is not a language tag': ({ pdf, parts }) =>
    parts.filter(({ dict }) => dict.has('Lang') && !isTag(pdf.text(dict, 'Lang'))),
  'its titles differ': (document) => {
    const title = document.pdf.text(document.pdf.dict(document.pdf.trailer, 'Info'), 'Title');
    return findTitles(document).filter(({ text }) => text !== title);
  },
  'its version is not from 1.0 to 1.7': ({ pdf }) => faultIf(!/^%PDF-1\.[0-7]$/.test(pdf.header)),
  'it has a feature that is not checked here': findUnsupportedEntries,
};
