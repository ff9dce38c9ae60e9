import { afterAll, describe, expect, it } from 'vitest';
import { removeContent, writeFolder } from '@/tests/support/content';
import type { Locale } from '../../../i18n/locales';
import { FolderReading } from '../../files/content-folder';
import { readDocuments } from './documents';

afterAll(removeContent);

const titles = { en: 'Results', fr: 'Résultats', it: 'Risultati', cn: '业绩', jp: '決算' };
const document = (parts: object = {}) => ({
  type: 'results',
  date: '2026-02-12',
  files: { en: 'results-en.pdf', fr: 'results-fr.pdf' },
  title: titles,
  ...parts,
});
/** Returns a function that reads the documents in a language. */
const readerOf =
  (...documents: unknown[]) =>
  async (locale: Locale) => {
    const root = writeFolder({ 'documents.yaml': documents });
    return (await readDocuments(await FolderReading.of({ root, named: 'finance' })))[locale].documents;
  };

describe('documents for investors', () => {
  it('are in the language of the reader if available, otherwise in English, with their language', async () => {
    const read = readerOf(document());
    const common = { type: 'results', date: '2026-02-12', figures: null };
    expect(await read('fr')).toEqual([{ ...common, title: 'Résultats', reference: 'results-fr.pdf', lang: 'fr' }]);
    expect(await read('jp')).toEqual([{ ...common, title: '決算', reference: 'results-en.pdf', lang: 'en' }]);
    expect(await read('en')).toEqual([{ ...common, title: 'Results', reference: 'results-en.pdf', lang: 'en' }]);
  });

  it('have figures in the language of the document', async () => {
    const figures = { en: 'results-en.csv', fr: 'results-fr.csv', it: 'results-it.csv' };
    const read = readerOf(document({ figures }), document({ figures: { en: 'other.csv' } }));
    const of = async (locale: Locale) => (await read(locale)).map((one) => one.figures);
    expect(await of('fr')).toEqual(['results-fr.csv', null]);
    expect(await of('it')).toEqual(['results-en.csv', 'other.csv']);
  });

  it('have the language tag of their language', async () => {
    const files = { en: 'results-en.pdf', cn: 'results-cn.pdf' };
    expect((await readerOf(document({ files }))('cn'))[0]?.lang).toBe('zh-CN');
  });

  it('are left out in languages without a title, and are complete in a language or not there at all', async () => {
    const english = document({ title: { en: 'Results' } });
    expect(await readerOf(english)('fr')).toEqual([]);
    expect(await readerOf(english)('en')).toHaveLength(1);
    await expect(readerOf(document(), english)('en')).rejects.toThrow('1.title.fr: is missing');
  });

  it('are the newest first, those of one day in the order of the file', async () => {
    const of = (date: string, en: string) => document({ date, files: { en } });
    const read = readerOf(of('2025-01-01', 'a'), of('2026-01-01', 'b'), of('2025-01-01', 'c'));
    expect((await read('en')).map(({ reference }) => reference)).toEqual(['b', 'a', 'c']);
  });

  it.each([
    ['an unknown type', document({ type: 'memo' }), '0.type'],
    ['no date', document({ date: undefined }), '0.date'],
    ['no English file', document({ files: { fr: 'results-fr.pdf' } }), '0.files.en'],
    ['a file in an unknown language', document({ files: { en: 'a.pdf', de: 'b.pdf' } }), '0.files'],
    ['a title that is in no language', document({ title: {} }), '0.title'],
    ['figures in French alone', document({ figures: { fr: 'a.csv' } }), '0.figures.en'],
    ['an unknown field', document({ size: 1 }), 'size'],
  ])('are refused with the name of the field if one has %s', async (_, wrong, field) => {
    await expect(readerOf(wrong)('en')).rejects.toThrow(new RegExp(`finance/documents.yaml.*\n.*${field}`));
  });
});
