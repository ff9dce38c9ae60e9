import { z } from 'zod';
import { countryCode } from '../../../i18n/countries';
import { defaultLocale, type Locale, locales } from '../../../i18n/locales';
import { checkSameLanguages, type LocalizedText, localizedText } from '../../../model/localized';
import { ContentError, check } from '../../files/content-file';
import type { FolderReading } from '../../files/content-folder';
import { headings, type RecurringPosting } from './recurring';

const text = z.string().trim().min(1);

/** A country, by code or by one of its names; parsed to its code. */
const country = text.transform((name, context): string => {
  const code = countryCode(name);
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
    })
    .superRefine(checkSameLanguages),
  'languages.yaml': z.record(z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capitals'), z.enum(locales)),
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
  'cities.yaml': z
    .record(
      text,
      z.strictObject({
        country,
        weight: z.number().positive(),
        names: localizedText,
      }),
    )
    .superRefine(checkSameLanguages),
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
const postingSchema = z
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

/** The parts of the offers, by key. */
export interface OfferSource {
  labels: Record<'families' | 'contracts' | 'times' | 'sectors', Record<string, LocalizedText>> & {
    headings: { tasks: LocalizedText; profile: LocalizedText };
  };
  /** The language of offers in a country, where it is not the default one. */
  languages: Partial<Record<string, Locale>>;
  roles: z.infer<(typeof schemas)['roles.yaml']>;
  houses: z.infer<(typeof schemas)['houses.yaml']>;
  cities: z.infer<(typeof schemas)['cities.yaml']>;
  /** The texts of offers, in the languages that they are written in. */
  texts: Partial<Record<Locale, Record<string, RoleText>>>;
  postings: RecurringPosting[];
}

const postingsFile = 'postings.csv';

/** Throws a ContentError if a key used at `at` in the file is not in its table. */
const requireKeys = (file: string, keys: [at: string, key: string, table: object][]) => {
  const unknown = keys.filter(([, key, table]) => !Object.hasOwn(table, key));
  if (unknown.length > 0)
    throw new ContentError(
      file,
      unknown.map(([at, key]) => `${at}: there is no "${key}"`),
    );
};

/** A recurring posting with its line number. */
type Row = [at: string, posting: RecurringPosting];

const rowsOf = (text: string, file: string): Row[] => {
  const [first = '', ...lines] = text.trim().split('\n');
  if (first.trim() !== headings.join()) throw new ContentError(file, [`line 1: must be ${headings.join()}`]);
  return lines.map((line, index) => {
    const cells = line.split(',');
    const at = `line ${index + 2}`;
    const row = Object.fromEntries(headings.map((heading, index) => [heading, cells[index]]));
    return [at, check(postingSchema, row, file, [at])];
  });
};

const readPostings = async (
  reading: FolderReading,
  { roles, houses, cities, labels }: Omit<OfferSource, 'postings'>,
): Promise<RecurringPosting[]> => {
  const file = reading.nameOf(postingsFile);
  const rows = await reading.read(postingsFile, (text) => rowsOf(text, file));
  const seen = new Set<number>();
  return rows.map(([at, posting]) => {
    requireKeys(file, [
      [`${at}.role`, posting.role, roles],
      [`${at}.house`, posting.house, houses],
      [`${at}.city`, posting.city, cities],
      [`${at}.time`, posting.time, labels.times],
    ]);
    if (seen.has(posting.number)) throw new ContentError(file, [`${at}.number: ${posting.number} is not unique`]);
    seen.add(posting.number);
    return posting;
  });
};

const readTexts = async (
  reading: FolderReading,
  { roles, labels, languages }: Pick<OfferSource, 'roles' | 'labels' | 'languages'>,
): Promise<OfferSource['texts']> => {
  const texts: OfferSource['texts'] = {};
  const present = new Set((await reading.list('')).map(({ name }) => name));
  const needed = new Set([defaultLocale, ...Object.values(languages)]);
  for (const locale of locales) {
    const file = `${locale}.yaml`;
    if (!present.has(file) && !needed.has(locale)) continue;
    const found = await reading.yaml(file, roleTexts);
    requireKeys(
      reading.nameOf(file),
      Object.keys(roles).map((role) => ['the file', role, found]),
    );
    requireKeys(reading.nameOf('labels.yaml'), [
      ['headings.tasks', locale, labels.headings.tasks.texts],
      ['headings.profile', locale, labels.headings.profile.texts],
    ]);
    texts[locale] = found;
  }
  return texts;
};

/** Reads the parts of the offers; rejects with a ContentError if a file is invalid or refers to an unknown key. */
export const readSource = async (reading: FolderReading): Promise<OfferSource> => {
  const read = <F extends keyof typeof schemas>(file: F) =>
    reading.yaml(file, schemas[file] as z.ZodType) as Promise<z.infer<(typeof schemas)[F]>>;
  const labels = await read('labels.yaml');
  const roles = await read('roles.yaml');
  const houses = await read('houses.yaml');
  const languages = await read('languages.yaml');
  const texts = await readTexts(reading, { roles, labels, languages });
  for (const [role, { family, contract }] of Object.entries(roles))
    requireKeys(reading.nameOf('roles.yaml'), [
      [`${role}.family`, family, labels.families],
      [`${role}.contract`, contract, labels.contracts],
    ]);
  for (const [house, { sector }] of Object.entries(houses))
    requireKeys(reading.nameOf('houses.yaml'), [[`${house}.sector`, sector, labels.sectors]]);
  const parts = { labels, languages, roles, texts, houses, cities: await read('cities.yaml') };
  return { ...parts, postings: await readPostings(reading, parts) };
};
