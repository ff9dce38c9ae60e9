import { z } from 'zod';
import { ContentError, check } from '../../content/content-file';
import type { FolderReading } from '../../content/content-folder';
import { type Locale, locales } from '../../i18n/locales';
import { continents } from '../../model/job';
import { headings, type Vacancy } from './vacancies';

const text = z.string().trim().min(1);
const names = z.record(z.enum(locales), text);
type Names = z.infer<typeof names>;

const schemas = {
  'labels.yaml': z.strictObject({
    families: z.record(text, names),
    contracts: z.record(text, names),
    times: z.record(text, names),
    continents: z.record(z.enum(continents), names),
    sectors: z.record(text, names),
    headings: z.strictObject({ tasks: names, profile: names }),
  }),
  'roles.yaml': z.record(
    text,
    z.strictObject({
      family: text,
      contract: text,
      sectors: z.array(text).min(1),
      except: z.array(text).optional(),
    }),
  ),
  'houses.yaml': z.record(
    text,
    z.strictObject({ name: text, sector: text, seats: z.array(text).min(1), weight: z.number().positive() }),
  ),
  'cities.yaml': z.record(
    text,
    z.strictObject({
      country: z.string().regex(/^[A-Z]{2}$/),
      continent: z.enum(continents),
      weight: z.number().positive(),
      names,
    }),
  ),
};

const roleTexts = z.record(
  text,
  z.strictObject({ title: text, mission: text, tasks: z.array(text).min(1), profile: z.array(text).min(1) }),
);
export type RoleText = z.infer<typeof roleTexts>[string];

const days = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, 'must be a number')
  .transform(Number);
const positive = days.pipe(z.number().positive());
const vacancySchema = z
  .object({
    number: positive,
    role: text,
    house: text,
    city: text,
    time: text,
    phase: days,
    every: positive,
    open: days,
  })
  .refine(({ open, every }) => open < every, { path: ['open'], error: 'must be less than every' });

/** What the offers are made of, by key. */
export interface Catalogue {
  labels: Record<'families' | 'contracts' | 'times' | 'continents' | 'sectors', Record<string, Names>> & {
    headings: { tasks: Names; profile: Names };
  };
  roles: z.infer<(typeof schemas)['roles.yaml']>;
  houses: z.infer<(typeof schemas)['houses.yaml']>;
  cities: z.infer<(typeof schemas)['cities.yaml']>;
  texts: Record<Locale, Record<string, RoleText>>;
  vacancies: Vacancy[];
}

const vacanciesFile = 'vacancies.csv';

/** Throws a ContentError where a key, written at some place of the file, is not in its table. */
const requireKeys = (file: string, keys: [at: string, key: string, table: object][]) => {
  const unknown = keys.filter(([, key, table]) => !Object.hasOwn(table, key));
  if (unknown.length > 0)
    throw new ContentError(
      file,
      unknown.map(([at, key]) => `${at}: there is no "${key}"`),
    );
};

/** A vacancy, and the line that it is written in. */
type Row = [at: string, vacancy: Vacancy];

const rowsOf = (text: string, file: string): Row[] => {
  const [first = '', ...lines] = text.trim().split('\n');
  if (first.trim() !== headings.join()) throw new ContentError(file, [`line 1: must be ${headings.join()}`]);
  return lines.map((line, index) => {
    const cells = line.split(',');
    const at = `line ${index + 2}`;
    const row = Object.fromEntries(headings.map((heading, place) => [heading, cells[place]]));
    return [at, check(vacancySchema, row, file, [at])];
  });
};

const readVacancies = async (
  reading: FolderReading,
  { roles, houses, cities, labels }: Omit<Catalogue, 'vacancies'>,
): Promise<Vacancy[]> => {
  const file = reading.nameOf(vacanciesFile);
  const rows = await reading.read(vacanciesFile, (text) => rowsOf(text, file));
  const seen = new Set<number>();
  return rows.map(([at, vacancy]) => {
    requireKeys(file, [
      [`${at}.role`, vacancy.role, roles],
      [`${at}.house`, vacancy.house, houses],
      [`${at}.city`, vacancy.city, cities],
      [`${at}.time`, vacancy.time, labels.times],
    ]);
    if (seen.has(vacancy.number)) throw new ContentError(file, [`${at}.number: ${vacancy.number} is there twice`]);
    seen.add(vacancy.number);
    return vacancy;
  });
};

const readTexts = async (reading: FolderReading, roles: Catalogue['roles']): Promise<Catalogue['texts']> => {
  const texts = {} as Catalogue['texts'];
  for (const locale of locales) {
    const file = `${locale}.yaml`;
    const found = await reading.yaml(file, roleTexts);
    requireKeys(
      reading.nameOf(file),
      Object.keys(roles).map((role) => ['the file', role, found]),
    );
    texts[locale] = found;
  }
  return texts;
};

/** Reads the offers' parts; rejects with a ContentError where a file is wrong or leads nowhere. */
export const readCatalogue = async (reading: FolderReading): Promise<Catalogue> => {
  const read = <F extends keyof typeof schemas>(file: F) =>
    reading.yaml(file, schemas[file] as z.ZodType) as Promise<z.infer<(typeof schemas)[F]>>;
  const labels = await read('labels.yaml');
  const roles = await read('roles.yaml');
  const houses = await read('houses.yaml');
  const texts = await readTexts(reading, roles);
  for (const [role, { family, contract }] of Object.entries(roles))
    requireKeys(reading.nameOf('roles.yaml'), [
      [`${role}.family`, family, labels.families],
      [`${role}.contract`, contract, labels.contracts],
    ]);
  for (const [house, { sector }] of Object.entries(houses))
    requireKeys(reading.nameOf('houses.yaml'), [[`${house}.sector`, sector, labels.sectors]]);
  const parts = { labels, roles, texts, houses, cities: await read('cities.yaml') };
  return { ...parts, vacancies: await readVacancies(reading, parts) };
};
