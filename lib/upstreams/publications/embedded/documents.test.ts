import { afterAll, describe, expect, it } from 'vitest';
import { removeContent, writeFolder } from '@/tests/support/content';
import type { Locale } from '../../../i18n/locales';
import { FolderReader } from '../../files/folder-reader';
import { readDocuments } from './documents';

afterAll(removeContent);

const titles = { en: 'Results', fr: 'Résultats', it: 'Risultati', cn: '业绩', jp: '決算' };
const buildDocument = (overrides: object = {}) => ({
  type: 'results',
  date: '2026-02-12',
  files: { en: 'results-en.pdf', fr: 'results-fr.pdf' },
  title: titles,
  ...overrides,
});
/** Returns a function that reads the documents in a language. */
const createReader =
  (...documents: unknown[]) =>
  async (locale: Locale) => {
    const root = writeFolder({ 'documents.yaml': documents });
    const reader = await FolderReader.open({ root, displayRoot: 'finance' });
    return (await readDocuments(reader, Date.now())).byLocale[locale].documents;
  };

describe('documents for investors', () => {
  it('are in the language of the reader if available, otherwise in English, with their language', async () => {
    const read = createReader(buildDocument());
    const common = { type: 'results', date: '2026-02-12', figures: null };
    expect(await read('fr')).toEqual([{ ...common, title: 'Résultats', reference: 'results-fr.pdf', lang: 'fr' }]);
    expect(await read('jp')).toEqual([{ ...common, title: '決算', reference: 'results-en.pdf', lang: 'en' }]);
    const files = { en: 'results-en.pdf', cn: 'results-cn.pdf' };
    expect((await createReader(buildDocument({ files }))('cn'))[0]?.lang).toBe('zh-CN');
  });

  it('have figures in the language of the document', async () => {
    const figures = { en: 'results-en.csv', fr: 'results-fr.csv', it: 'results-it.csv' };
    const read = createReader(buildDocument({ figures }), buildDocument({ figures: { en: 'other.csv' } }));
    const readFigures = async (locale: Locale) => (await read(locale)).map((entry) => entry.figures);
    expect(await readFigures('fr')).toEqual(['results-fr.csv', null]);
    expect(await readFigures('it')).toEqual(['results-en.csv', 'other.csv']);
  });

  it('are left out in a language without titles, and must all be translated to the same languages', async () => {
    const english = buildDocument({ title: { en: 'Results' } });
    expect(await createReader(english)('fr')).toEqual([]);
    expect(await createReader(english)('en')).toHaveLength(1);
    await expect(createReader(buildDocument(), english)('en')).rejects.toThrow('1.title.fr: is missing');
  });

  it('are left out outside of their time, with the files that no other document has', async () => {
    const scheduled = buildDocument({
      files: { en: 'later.pdf', fr: 'results-fr.pdf' },
      figures: { en: 'later.csv' },
      publishAt: '2999-01-01T00:00:00Z',
    });
    const ended = buildDocument({ files: { en: 'ended.pdf' }, unpublishAt: '2020-01-01T00:00:00Z' });
    expect(await createReader(buildDocument(), scheduled, ended)('en')).toHaveLength(1);
    const root = writeFolder({ 'documents.yaml': [buildDocument(), scheduled, ended] });
    const { schedule } = await readDocuments(await FolderReader.open({ root }), Date.now());
    expect([...schedule.shownFiles]).toEqual(['results-en.pdf', 'results-fr.pdf']);
    expect(schedule.nextChangeMs).toBe(Date.parse('2999-01-01T00:00:00Z'));
  });

  it('are sorted by date, newest first, and on the same day by their order in the file', async () => {
    const datedDocument = (date: string, en: string) => buildDocument({ date, files: { en } });
    const read = createReader(
      datedDocument('2025-01-01', 'a'),
      datedDocument('2026-01-01', 'b'),
      datedDocument('2025-01-01', 'c'),
    );
    expect((await read('en')).map(({ reference }) => reference)).toEqual(['b', 'a', 'c']);
  });

  it.each([
    [buildDocument({ type: 'memo' }), '0.type'],
    [buildDocument({ date: undefined }), '0.date'],
    [buildDocument({ files: { fr: 'results-fr.pdf' } }), '0.files.en'],
    [buildDocument({ files: { en: 'a.pdf', de: 'b.pdf' } }), '0.files'],
    [buildDocument({ title: {} }), '0.title'],
    [buildDocument({ figures: { fr: 'a.csv' } }), '0.figures.en'],
    [buildDocument({ size: 1 }), 'size'],
  ])('are invalid if one has a wrong field, which is reported: %j', async (invalidDocument, field) => {
    await expect(createReader(invalidDocument)('en')).rejects.toThrow(
      new RegExp(`finance/documents.yaml.*\n.*${field}`),
    );
  });
});
