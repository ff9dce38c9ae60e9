// @vitest-environment node
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ContentError } from '@/lib/content-file';
import { removeContent } from '@/tests/support/content';
import { offerFiles, vacanciesFile, vacancy, writeOffers } from '@/tests/support/offer-files';
import { readCatalogue } from './catalogue';

afterAll(removeContent);

type File = keyof typeof offerFiles;
type Part = { [key: string]: unknown };

/** The file of the small group with the part at `at`, keys with points between them, put in place or left out. */
const changed = (file: File, at: string, part?: unknown): unknown => {
  const whole = structuredClone(offerFiles[file]) as Part;
  const keys = at.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((inner, key) => inner[key] as Part, whole);
  if (part === undefined) delete parent[last];
  else parent[last] = part;
  return whole;
};
const errorOf = (file: File, content: unknown): unknown => {
  try {
    readCatalogue(writeOffers({ [file]: content }));
    return 'it is right';
  } catch (error) {
    return error;
  }
};
const expectError = (file: File, content: unknown, field: string) => {
  const error = errorOf(file, content);
  expect(error).toBeInstanceOf(ContentError);
  expect((error as Error).message).toContain(`${file} is wrong:\n  ${field}: `);
};

describe('the catalogue', () => {
  it('has the parts of its files', () => {
    const { roles, houses, vacancies, texts, labels } = readCatalogue(writeOffers());
    expect(Object.keys(roles)).toEqual(['watchmaker', 'polisher', 'seller']);
    expect(houses.helvant).toMatchObject({ name: 'Helvant', sector: 'watches' });
    expect(vacancies).toEqual([vacancy()]);
    expect(texts.jp.watchmaker?.title).toBe('時計職人');
    expect(labels.times['part-time']?.fr).toBe('Part time (fr)');
  });

  it('reads lines that end as on another system', () => {
    const lines = vacanciesFile([vacancy(), vacancy({ number: 2 })]).replaceAll('\n', '\r\n');
    expect(readCatalogue(writeOffers({ 'vacancies.csv': lines })).vacancies).toEqual([
      vacancy(),
      vacancy({ number: 2 }),
    ]);
  });

  it('may be without vacancies', () => {
    expect(readCatalogue(writeOffers({ 'vacancies.csv': vacanciesFile([]) })).vacancies).toEqual([]);
  });

  it.each(Object.keys(offerFiles))('needs %s', (file) => {
    const root = writeOffers();
    rmSync(path.join(root, file));
    expect(() => readCatalogue(root)).toThrow(file);
  });
});

describe('a catalogue says which file is wrong, where', () => {
  it.each<[File, string, unknown]>([
    ['labels.yaml', 'families.craft.jp', undefined],
    ['labels.yaml', 'families.craft.en', '  '],
    ['labels.yaml', 'continents.europe', undefined],
    ['labels.yaml', 'headings.profile', undefined],
    ['roles.yaml', 'seller.family', 'sales'],
    ['roles.yaml', 'seller.family', 'constructor'],
    ['roles.yaml', 'seller.contract', 'eternal'],
    ['roles.yaml', 'seller.sectors', []],
    ['houses.yaml', 'helvant.name', undefined],
    ['houses.yaml', 'helvant.sector', 'clocks'],
    ['houses.yaml', 'helvant.weight', 0],
    ['cities.yaml', 'tokyo.country', 'Japan'],
    ['cities.yaml', 'tokyo.continent', 'atlantis'],
    ['cities.yaml', 'tokyo.names.cn', undefined],
    ['en.yaml', 'seller.title', undefined],
    ['cn.yaml', 'seller.tasks', []],
    ['jp.yaml', 'seller.mission', 5],
  ])('%s: %s may not be %j', (file, field, part) => {
    expectError(file, changed(file, field, part), field);
  });

  it('where there is a field that nobody reads', () => {
    const error = errorOf('houses.yaml', changed('houses.yaml', 'helvant.motto', 'Slowly'));
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toHaveProperty('message', expect.stringMatching(/houses\.yaml.*\n.*helvant.*motto/));
  });

  it('where a role has no words in a language', () => {
    const error = errorOf('it.yaml', changed('it.yaml', 'seller'));
    expect(error).toHaveProperty('message', 'it.yaml is wrong:\n  the file: there is no "seller"');
  });

  it('where it is not YAML, or empty', () => {
    expect(errorOf('roles.yaml', 'watchmaker: [')).toHaveProperty('name', 'ContentError');
    expectError('roles.yaml', '', 'the file');
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
  ])('vacancies.csv: %s, in its line: %j', (field, parts) => {
    expectError(
      'vacancies.csv',
      vacanciesFile([vacancy(), { ...vacancy({ number: 2 }), ...parts }]),
      `line 3.${field}`,
    );
  });

  it('where a line of vacancies is short, or their columns are others', () => {
    expectError('vacancies.csv', `${vacanciesFile([])}1,watchmaker,helvant\n`, 'line 2.city');
    expectError('vacancies.csv', 'number,house,role,city,time,phase,every,open\n', 'line 1');
  });
});
