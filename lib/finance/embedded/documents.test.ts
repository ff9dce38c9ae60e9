// @vitest-environment node
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { removeContent, writeFile, writeFolder } from '@/tests/support/content';
import { embeddedDocuments } from './documents';

afterAll(removeContent);

const titles = { en: 'Results', fr: 'Résultats', it: 'Risultati', cn: '业绩', jp: '決算' };
const document = (parts: object = {}) => ({
  type: 'results',
  date: '2026-02-12',
  files: { en: 'results-en.pdf', fr: 'results-fr.pdf' },
  title: titles,
  ...parts,
});
const folder = (...documents: unknown[]) => writeFolder({ 'documents.yaml': documents });

describe('the documents for investors', () => {
  it('are in the language of the reader where they are written in it, else in English, and say which', async () => {
    const read = embeddedDocuments(folder(document()));
    const common = { type: 'results', date: '2026-02-12' };
    expect(await read('fr')).toEqual([{ ...common, title: 'Résultats', reference: 'results-fr.pdf', lang: 'fr' }]);
    expect(await read('jp')).toEqual([{ ...common, title: '決算', reference: 'results-en.pdf', lang: 'en' }]);
    expect(await read('en')).toEqual([{ ...common, title: 'Results', reference: 'results-en.pdf', lang: 'en' }]);
  });

  it('name a language by its tag', async () => {
    const files = { en: 'results-en.pdf', cn: 'results-cn.pdf' };
    expect((await embeddedDocuments(folder(document({ files })))('cn'))[0]?.lang).toBe('zh-CN');
  });

  it('are the newest first, those of one day as they are written', async () => {
    const of = (date: string, en: string) => document({ date, files: { en } });
    const read = embeddedDocuments(folder(of('2025-01-01', 'a'), of('2026-01-01', 'b'), of('2025-01-01', 'c')));
    expect((await read('en')).map(({ reference }) => reference)).toEqual(['b', 'a', 'c']);
  });

  it('are the same array until the file has changed', async () => {
    const root = folder(document());
    const read = embeddedDocuments(root);
    const first = await read('en');
    expect(await read('en')).toBe(first);
    writeFile(root, 'documents.yaml', [document(), document()]);
    utimesSync(path.join(root, 'documents.yaml'), new Date(), new Date(2000, 1));
    expect(await read('en')).toHaveLength(2);
  });

  it.each([
    ['a type that nobody knows', document({ type: 'memo' }), '0.type'],
    ['no date', document({ date: undefined }), '0.date'],
    ['no English file', document({ files: { fr: 'results-fr.pdf' } }), '0.files.en'],
    ['a file in an unknown language', document({ files: { en: 'a.pdf', de: 'b.pdf' } }), '0.files'],
    ['a title that is not in every language', document({ title: { en: 'Results' } }), '0.title.fr'],
    ['an unknown field', document({ size: 1 }), 'size'],
  ])('are refused with the name of the field where one has %s', async (_, wrong, field) => {
    await expect(embeddedDocuments(folder(wrong))('en')).rejects.toThrow(new RegExp(`documents.yaml.*\n.*${field}`));
  });
});
