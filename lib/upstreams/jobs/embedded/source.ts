import { z } from 'zod';
import { findCountryCode } from '../../../i18n/countries';
import { defaultLocale, type Locale, locales } from '../../../i18n/locales';
import { checkSameLanguages, localizedText } from '../../../model/localized';
import { ContentError, parseContent } from '../../files/content-file';
import type { FolderReader } from '../../files/folder-reader';
import { workModels } from '../contract';
import { postingColumns, type RecurringPosting } from './recurring';

const text = z.string().trim().min(1);

/** The code or a name of a country, parsed to its code. */
const country = text.transform((name, context): string => {
  const code = findCountryCode(name);
  if (!code) context.addIssue('must be a country');
  return code ?? z.NEVER;
});

const schemas = {
  'labels.yaml': z
    .strictObject({
      families: z.record(text, localizedText),
      contracts: z.record(text, localizedText),
      times: z.record(text, localizedText),
      sectors: z.record(text, localizedText),
      headings: z.strictObject({ tasks: localizedText, profile: localizedText }),
      workplaces: z.record(text, localizedText),
    })
    .superRefine(checkSameLanguages),
  'families.yaml': z
    .record(text, z.strictObject({ workplace: text, team: localizedText, steps: z.array(localizedText).min(3).max(5) }))
    .superRefine(checkSameLanguages),
  'languages.yaml': z.record(z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capitals'), z.enum(locales)),
  'roles.yaml': z.record(
    text,
    z.strictObject({
      family: text,
      contract: text,
      sectors: z.array(text).min(1),
      except: z.array(text).optional(),
      pay: z.tuple([z.number().positive(), z.number().positive()]),
      workplace: text.optional(),
      workModel: z.enum(workModels).optional(),
    }),
  ),
  'houses.yaml': z.record(
    text,
    z.strictObject({ name: text, sector: text, seats: z.array(text).min(1), weight: z.number().positive() }),
  ),
  'cities.yaml': z
    .record(
      text,
      z.strictObject({
        country,
        region: text.optional(),
        weight: z.number().positive(),
        pay: z.number().positive().default(1),
        names: localizedText,
        address: text,
      }),
    )
    .superRefine(checkSameLanguages),
  'countries.yaml': z.record(
    country,
    z.strictObject({
      weeklyHours: z.number().positive(),
      partTimeHours: z.array(z.number().positive()).min(1).default([18, 24, 30]),
      pay: z
        .strictObject({
          currency: z.string().regex(/^[A-Z]{3}$/, 'must be a code of three capitals'),
          factor: z.number().positive(),
          period: z.enum(['month', 'year']).default('year'),
          minimum: z.number().positive().default(0),
        })
        .optional(),
    }),
  ),
};

const roleTexts = z.record(
  text,
  z.strictObject({ title: text, mission: text, tasks: z.array(text).min(1), profile: z.array(text).min(1) }),
);
export type RoleText = z.infer<typeof roleTexts>[string];

const wholeNumber = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, 'must be a number')
  .transform(Number);
const positiveNumber = wholeNumber.pipe(z.number().positive());
const postingSchema = z
  .object({
    number: positiveNumber,
    role: text,
    house: text,
    city: text,
    time: text,
    phase: wholeNumber,
    every: positiveNumber,
    open: wholeNumber,
  })
  .refine(({ open, every }) => open < every, { path: ['open'], error: 'must be less than every' });

/** The data from which offers are made, by key. */
export interface OfferSource {
  labels: z.infer<(typeof schemas)['labels.yaml']>;
  /** The language of offers by country, where it is not the default one. */
  languages: Partial<Record<string, Locale>>;
  families: z.infer<(typeof schemas)['families.yaml']>;
  roles: z.infer<(typeof schemas)['roles.yaml']>;
  houses: z.infer<(typeof schemas)['houses.yaml']>;
  cities: z.infer<(typeof schemas)['cities.yaml']>;
  countries: z.infer<(typeof schemas)['countries.yaml']>;
  /** The texts of each role, in the languages that offers use. */
  texts: Partial<Record<Locale, Record<string, RoleText>>>;
  postings: RecurringPosting[];
}

const postingsFile = 'postings.csv';

/** Throws a ContentError if a key is not in its table; `location` is where the file uses the key. */
const requireKeys = (file: string, keys: [location: string, key: string, table: object][]) => {
  const unknownKeys = keys.filter(([, key, table]) => !Object.hasOwn(table, key));
  if (unknownKeys.length > 0)
    throw new ContentError(
      file,
      unknownKeys.map(([location, key]) => `${location}: there is no "${key}"`),
    );
};

/** A recurring posting with its location in the file. */
type Row = [location: string, posting: RecurringPosting];

const parseRows = (text: string, file: string): Row[] => {
  const [header = '', ...lines] = text.trim().split('\n');
  if (header.trim() !== postingColumns.join())
    throw new ContentError(file, [`line 1: must be ${postingColumns.join()}`]);
  return lines.map((line, index) => {
    const cells = line.split(',');
    const location = `line ${index + 2}`;
    const row = Object.fromEntries(postingColumns.map((column, cellIndex) => [column, cells[cellIndex]]));
    return [location, parseContent(postingSchema, row, file, [location])];
  });
};

const readPostings = async (
  reader: FolderReader,
  { roles, houses, cities, labels }: Omit<OfferSource, 'postings'>,
): Promise<RecurringPosting[]> => {
  const file = reader.toDisplayPath(postingsFile);
  const rows = await reader.read(postingsFile, (text) => parseRows(text, file));
  const seenNumbers = new Set<number>();
  return rows.map(([location, posting]) => {
    requireKeys(file, [
      [`${location}.role`, posting.role, roles],
      [`${location}.house`, posting.house, houses],
      [`${location}.city`, posting.city, cities],
      [`${location}.time`, posting.time, labels.times],
    ]);
    if (seenNumbers.has(posting.number))
      throw new ContentError(file, [`${location}.number: ${posting.number} is not unique`]);
    seenNumbers.add(posting.number);
    return posting;
  });
};

const readTexts = async (
  reader: FolderReader,
  { roles, labels, languages }: Pick<OfferSource, 'roles' | 'labels' | 'languages'>,
): Promise<OfferSource['texts']> => {
  const texts: OfferSource['texts'] = {};
  const fileNames = new Set((await reader.list('')).map(({ name }) => name));
  const requiredLocales = new Set([defaultLocale, ...Object.values(languages)]);
  for (const locale of locales) {
    const file = `${locale}.yaml`;
    if (!fileNames.has(file) && !requiredLocales.has(locale)) continue;
    const localeTexts = await reader.readYaml(file, roleTexts);
    requireKeys(
      reader.toDisplayPath(file),
      Object.keys(roles).map((role) => ['the file', role, localeTexts]),
    );
    requireKeys(reader.toDisplayPath('labels.yaml'), [
      ['headings.tasks', locale, labels.headings.tasks.texts],
      ['headings.profile', locale, labels.headings.profile.texts],
    ]);
    texts[locale] = localeTexts;
  }
  return texts;
};

/** Reads the source of offers. Rejects with a ContentError if a file is invalid or refers to an unknown key. */
export const readOfferSource = async (reader: FolderReader): Promise<OfferSource> => {
  const readYaml = <F extends keyof typeof schemas>(file: F) =>
    reader.readYaml(file, schemas[file] as z.ZodType) as Promise<z.infer<(typeof schemas)[F]>>;
  const labels = await readYaml('labels.yaml');
  const roles = await readYaml('roles.yaml');
  const houses = await readYaml('houses.yaml');
  const languages = await readYaml('languages.yaml');
  const families = await readYaml('families.yaml');
  const cities = await readYaml('cities.yaml');
  const countries = await readYaml('countries.yaml');
  const texts = await readTexts(reader, { roles, labels, languages });
  for (const [family, { workplace }] of Object.entries(families))
    requireKeys(reader.toDisplayPath('families.yaml'), [[`${family}.workplace`, workplace, labels.workplaces]]);
  for (const [role, { family, contract, workplace }] of Object.entries(roles))
    requireKeys(reader.toDisplayPath('roles.yaml'), [
      [`${role}.family`, family, labels.families],
      [`${role}.family`, family, families],
      [`${role}.contract`, contract, labels.contracts],
      ...(workplace ? [[`${role}.workplace`, workplace, labels.workplaces] as [string, string, object]] : []),
    ]);
  for (const [city, { country }] of Object.entries(cities))
    requireKeys(reader.toDisplayPath('cities.yaml'), [[`${city}.country`, country, countries]]);
  for (const [house, { sector }] of Object.entries(houses))
    requireKeys(reader.toDisplayPath('houses.yaml'), [[`${house}.sector`, sector, labels.sectors]]);
  const parts = { labels, families, languages, roles, texts, houses, cities, countries };
  return { ...parts, postings: await readPostings(reader, parts) };
};
