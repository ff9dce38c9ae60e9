import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ContentError } from '@/lib/upstreams/files/content-file';
import { FolderReader } from '@/lib/upstreams/files/folder-reader';
import { removeContent } from '@/tests/support/content';
import { buildRecurringPosting, formatPostings, offerFiles, writeOffers } from '@/tests/support/offer-files';
import { readOfferSource } from './source';

afterAll(removeContent);

type File = keyof typeof offerFiles;
type Part = { [key: string]: unknown };

/** A copy of a file with the field at a dotted path set to `value`, or deleted without one. */
const changeField = (file: File, fieldPath: string, value?: unknown): unknown => {
  const fileContent = structuredClone(offerFiles[file]) as Part;
  const keys = fieldPath.split('.');
  const fieldName = keys.pop() ?? '';
  const parent = keys.reduce((inner, key) => inner[key] as Part, fileContent);
  if (value === undefined) delete parent[fieldName];
  else parent[fieldName] = value;
  return fileContent;
};
const readFolder = async (root: string) => readOfferSource(await FolderReader.open({ root, displayRoot: 'offers' }));
const getError = (file: File, content: unknown): Promise<unknown> =>
  readFolder(writeOffers({ [file]: content })).catch((error: unknown) => error);
const expectError = async (file: File, content: unknown, field: string) => {
  const error = await getError(file, content);
  expect(error).toBeInstanceOf(ContentError);
  expect((error as Error).message).toContain(`offers/${file} is invalid:\n  ${field}: `);
};

describe('the source of offers', () => {
  it('is parsed from its files', async () => {
    const { roles, houses, postings, texts, labels } = await readFolder(writeOffers());
    expect(Object.keys(roles)).toEqual(['watchmaker', 'polisher', 'sales-associate']);
    expect(houses.helvant).toMatchObject({ name: 'Helvant', sector: 'watches' });
    expect(postings).toEqual([buildRecurringPosting()]);
    expect(texts.jp?.watchmaker?.title).toBe('時計職人');
    expect(labels.times['part-time']?.texts.fr).toBe('Part time (fr)');
  });

  it('reads CRLF line endings', async () => {
    const lines = formatPostings([buildRecurringPosting(), buildRecurringPosting({ number: 2 })]).replaceAll(
      '\n',
      '\r\n',
    );
    expect((await readFolder(writeOffers({ 'postings.csv': lines }))).postings).toEqual([
      buildRecurringPosting(),
      buildRecurringPosting({ number: 2 }),
    ]);
  });

  it('converts country names to codes', async () => {
    const cities = changeField('cities.yaml', 'tokyo.country', 'Japon');
    expect((await readFolder(writeOffers({ 'cities.yaml': cities }))).cities.tokyo?.country).toBe('JP');
  });

  it('needs no texts in a language that no country uses', async () => {
    const root = writeOffers({ 'languages.yaml': { JP: 'jp' } });
    rmSync(path.join(root, 'it.yaml'));
    expect(Object.keys((await readFolder(root)).texts)).toEqual(['en', 'fr', 'cn', 'jp']);
  });

  it('may have no postings', async () => {
    expect((await readFolder(writeOffers({ 'postings.csv': formatPostings([]) }))).postings).toEqual([]);
  });

  it.each(Object.keys(offerFiles))('needs %s', async (file) => {
    const root = writeOffers();
    rmSync(path.join(root, file));
    await expect(readFolder(root)).rejects.toThrow(`offers/${file} is invalid:\n  it does not exist`);
  });
});

describe('an invalid source of offers is reported with its file and field', () => {
  it.each<[File, string, unknown]>([
    ['labels.yaml', 'families.craft.jp', undefined],
    ['labels.yaml', 'families.craft.en', '  '],
    ['labels.yaml', 'headings.profile', undefined],
    ['roles.yaml', 'sales-associate.family', 'sales'],
    ['roles.yaml', 'sales-associate.family', 'constructor'],
    ['roles.yaml', 'sales-associate.contract', 'eternal'],
    ['roles.yaml', 'sales-associate.sectors', []],
    ['roles.yaml', 'sales-associate.pay', [26_000]],
    ['roles.yaml', 'sales-associate.workplace', 'moon'],
    ['families.yaml', 'craft.workplace', 'moon'],
    ['families.yaml', 'craft.steps', []],
    ['cities.yaml', 'tokyo.country', 'France'],
    ['countries.yaml', 'CH.pay.currency', 'Franc'],
    ['houses.yaml', 'helvant.name', undefined],
    ['houses.yaml', 'helvant.sector', 'clocks'],
    ['houses.yaml', 'helvant.weight', 0],
    ['cities.yaml', 'tokyo.country', 'Atlantis'],
    ['cities.yaml', 'tokyo.country', 'ZZ'],
    ['cities.yaml', 'tokyo.names.cn', undefined],
    ['en.yaml', 'sales-associate.title', undefined],
    ['cn.yaml', 'sales-associate.tasks', []],
    ['jp.yaml', 'sales-associate.mission', 5],
  ])('%s: %s must not be %j', (file, field, value) => {
    return expectError(file, changeField(file, field, value), field);
  });

  it('for an unknown field', async () => {
    const error = await getError('houses.yaml', changeField('houses.yaml', 'helvant.motto', 'Slowly'));
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toHaveProperty('message', expect.stringMatching(/houses\.yaml.*\n.*helvant.*motto/));
  });

  it('if headings are missing in a language that offers are written in', async () => {
    const { headings, ...labels } = offerFiles['labels.yaml'];
    const english = Object.fromEntries(
      Object.entries(labels).map(([key, terms]) => [
        key,
        Object.fromEntries(Object.keys(terms).map((id) => [id, { en: id }])),
      ]),
    );
    const error = await getError('labels.yaml', {
      ...english,
      headings: { tasks: { en: 'Tasks' }, profile: { en: 'Profile' } },
    });
    expect(error).toHaveProperty('message', expect.stringContaining('headings.tasks: there is no "fr"'));
  });

  it('if a role has no texts in a language', async () => {
    const error = await getError('it.yaml', changeField('it.yaml', 'sales-associate'));
    expect(error).toHaveProperty('message', 'offers/it.yaml is invalid:\n  the file: there is no "sales-associate"');
  });

  it('for malformed YAML, or an empty file', async () => {
    expect(await getError('roles.yaml', 'watchmaker: [\n')).toHaveProperty('name', 'ContentError');
    await expectError('roles.yaml', '', 'the file');
  });

  it.each<[string, object]>([
    ['role', { role: 'sorcerer' }],
    ['house', { house: 'toString' }],
    ['city', { city: 'atlantis' }],
    ['time', { time: 'always' }],
    ['number', { number: 0 }],
    ['number', { number: 1 }],
    ['phase', { phase: '' }],
    ['phase', { phase: -1 }],
    ['every', { every: 0 }],
    ['every', { every: 1.5 }],
    ['open', { open: 'x' }],
    ['open', { open: 30 }],
  ])('for an invalid %s in postings.csv, with its line: %j', (field, overrides) => {
    return expectError(
      'postings.csv',
      formatPostings([buildRecurringPosting(), { ...buildRecurringPosting({ number: 2 }), ...overrides }]),
      `line 3.${field}`,
    );
  });

  it('for a line with missing cells, or wrong columns', async () => {
    await expectError('postings.csv', `${formatPostings([])}1,watchmaker,helvant\n`, 'line 2.city');
    await expectError('postings.csv', 'number,house,role,city,time,phase,every,open\n', 'line 1');
  });
});
