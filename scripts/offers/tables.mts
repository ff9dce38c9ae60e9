import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Locale, locales } from '../../lib/i18n/locales.ts';
import type { HouseAddress } from '../../lib/model/house.ts';
import type { WorkModel } from '../../lib/upstreams/jobs/contract.ts';

/** A text in the languages that have it. */
export type Names = Partial<Record<Locale, string>>;
type Table<T> = Record<string, T>;

interface Role {
  family: string;
  contract: string;
  sectors: string[];
  except?: string[];
  pay: [min: number, max: number];
  workplace?: string;
  workModel?: WorkModel;
}
interface House {
  sector: string;
  seats: string[];
  weight: number;
}
interface City {
  country: string;
  region?: string;
  weight?: number;
  pay?: number;
  address?: string;
}
interface Country {
  weeklyHours: number;
  partTimeHours?: number[];
  pay?: { currency: string; factor: number; period?: 'month' | 'year'; partTimePeriod?: 'hour'; minimum?: number };
}
interface Family {
  workplace: string;
  team: Names;
  steps: Names[];
}
interface RoleText {
  mission: string;
  tasks: string[];
  profile: string[];
}
/** What offers of a country say about employment, if each of their facts in `when` is among its keys. */
interface Term {
  text: string;
  when?: Partial<
    Record<'sector' | 'jobFamily' | 'role' | 'workerSubType' | 'jobTimeType' | 'workModel' | 'region', string[]>
  >;
}

const content = new URL('../../content/', import.meta.url);
const tables = new URL('demonstration-offers/', content);
const read = (file: string, folder = tables) => parse(readFileSync(new URL(file, folder), 'utf8'));

/** The stores of a house by city. */
const readStores = (house: string): Map<string, HouseAddress> => {
  const { addresses = [] } = read(`houses/${house}/entry.yaml`, content) as { addresses?: HouseAddress[] };
  return new Map(addresses.filter(({ kind }) => kind === 'shop').map((address) => [address.city, address]));
};

/** Whether the content is that of the demonstration. */
export const hasTables = existsSync(tables);

/** The labels of the job board, and the tables from which the offers of the invented houses are made. */
export const readTables = () => ({
  labels: read('offers/labels.yaml', content) as { [name: string]: Table<string | Names> },
  roles: read('roles.yaml') as Table<Role>,
  houses: read('houses.yaml') as Table<House>,
  cities: read('cities.yaml') as Table<City>,
  stores: Object.fromEntries(
    globSync('houses/*', { cwd: content }).map((folder) => [path.basename(folder), readStores(path.basename(folder))]),
  ) as Table<ReadonlyMap<string, HouseAddress>>,
  countries: read('countries.yaml') as Table<Country>,
  families: read('families.yaml') as Table<Family>,
  languages: read('languages.yaml') as Table<Locale>,
  wording: read('wording.yaml') as {
    headings: Record<'tasks' | 'profile' | 'terms', Names>;
    workplaces: Table<Names>;
    terms: Table<Term[]>;
  },
  texts: Object.fromEntries(
    locales.flatMap((locale) =>
      existsSync(new URL(`${locale}.yaml`, tables)) ? [[locale, read(`${locale}.yaml`) as Table<RoleText>]] : [],
    ),
  ),
});
export type Tables = ReturnType<typeof readTables>;
