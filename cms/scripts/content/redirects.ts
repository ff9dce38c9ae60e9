import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { type Entry, type Locale, localeCodes } from './content-types';
import type { Values } from './values';

/** Matches the files of pages in one language, which may have former paths. */
const pageFilePattern = /^(pages|houses|articles|people)\/([^/]+)\/([a-z]{2})\.yaml$/;

const readYaml = async (file: string) => parse(await readFile(file, 'utf8'));

/** Returns the locale of a redirect without `locale`: the one with which its path begins, or English. */
const getPathLocale = (from: unknown): Locale =>
  localeCodes.find((locale) => String(from).startsWith(`/${locale}/`)) ?? 'en';

const toEntry = (locale: Locale, values: Values): Entry => ({
  folder: 'redirects',
  id: String(values.from),
  facts: {},
  published: { [locale]: values },
  drafts: {},
});

/** Reads the redirects of `redirects.yaml`, and those of the former paths of pages. */
export const readRedirects = async (content: string): Promise<Entry[]> => {
  const files = await readdir(content, { recursive: true });
  const rows: Values[] = files.includes('redirects.yaml') ? await readYaml(path.join(content, 'redirects.yaml')) : [];
  const entries = rows.map(({ locale, ...values }) =>
    toEntry((locale as Locale | undefined) ?? getPathLocale(values.from), values),
  );
  for (const file of files) {
    const [, , id, locale] = pageFilePattern.exec(file) ?? [];
    const { formerPaths = [] }: { formerPaths?: string[] } = id ? await readYaml(path.join(content, file)) : {};
    for (const formerPath of formerPaths)
      entries.push(toEntry(locale as Locale, { from: `/${locale}/${formerPath}/`, to: `page:${id}`, match: 'prefix' }));
  }
  return entries;
};

/** Converts the published redirects of an entry to rows of `redirects.yaml`. */
export const toRedirectRows = ({ published }: Entry): Values[] =>
  Object.entries(published).map(([locale, values]) => ({
    ...values,
    ...(String(values.to).startsWith('page:') && getPathLocale(values.from) !== locale ? { locale } : {}),
  }));
