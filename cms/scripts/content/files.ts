import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { parse } from 'yaml';
import { contentTypes, type Entry, type Folder, folders, getFields, type Locale, localeCodes } from './content-types';
import { readPictures, toDescriptions } from './pictures';
import { records } from './records';
import { readRedirects, toRedirectRows } from './redirects';
import { createConverter, pathAssets, type Values } from './values';
import { writeIfChanged } from './write';
import { toYaml } from './yaml';

/** The fields of entry.yaml that have another name in Strapi, because Strapi uses theirs. */
const strapiNames = { publishedAt: 'publicationDate', updatedAt: 'updateDate' };

const renameFields = (values: Values, names: [string, string][]): Values => {
  const newNames = new Map(names);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [newNames.get(name) ?? name, value]));
};

const isPageFolder = (folder: Folder) => ['pages', 'houses', 'articles', 'people'].includes(folder);
/** Whether the entries of a type are in one file, `redirects.yaml` or `pictures.yaml`. */
const isFile = (folder: Folder) => ['redirects', 'pictures'].includes(folder);
const isLocaleFolder = (folder: Folder) => ['settings', 'search'].includes(folder);

const pick = (values: Values, names: string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

const readYaml = async (file: string): Promise<Values> => {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error}`);
  }
};

const listNames = async (folder: string) => (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();

const readVersions = async (folder: string, suffix: string): Promise<Partial<Record<Locale, Values>>> => {
  const names = await listNames(folder);
  const existingLocales = localeCodes.filter((locale) => names.includes(locale + suffix));
  return Object.fromEntries(
    await Promise.all(
      existingLocales.map(async (locale) => [locale, await readYaml(path.join(folder, locale + suffix))]),
    ),
  );
};

/** Leaves out the former paths of pages, which are redirects in Strapi. */
const omitFormerPaths = (versions: Partial<Record<Locale, Values>>): Partial<Record<Locale, Values>> =>
  Object.fromEntries(Object.entries(versions).map(([locale, { formerPaths: _, ...values }]) => [locale, values]));

/** Reads the entries of a folder of `content/`. */
const readFolder = async (strapi: Core.Strapi, content: string, folder: Folder): Promise<Entry[]> => {
  const folderPath = path.join(content, folder);
  const { localized, shared } = getFields(strapi, folder);
  if (folder === 'redirects') return readRedirects(content);
  if (folder === 'pictures') return readPictures(content);
  if (isPageFolder(folder))
    return Promise.all(
      (await listNames(folderPath)).map(async (id) => ({
        folder,
        id,
        facts: renameFields(await readYaml(path.join(folderPath, id, 'entry.yaml')), Object.entries(strapiNames)),
        published: omitFormerPaths(await readVersions(path.join(folderPath, id), '.yaml')),
        drafts: omitFormerPaths(await readVersions(path.join(folderPath, id), '.draft.yaml')),
      })),
    );
  if (isLocaleFolder(folder)) {
    const versions = Object.entries(await readVersions(folderPath, '.yaml'));
    const [facts = {}, ...otherFacts] = versions.map(([, values]) => pick(values, shared));
    if (!otherFacts.every((otherFact) => isDeepStrictEqual(otherFact, facts)))
      throw new Error(`The fields ${shared.join(', ')} of ${folder} must be the same in every language.`);
    const published = Object.fromEntries(
      versions.map(([locale, values]) => [
        locale,
        pick(
          values,
          Object.keys(values).filter((name) => !shared.includes(name)),
        ),
      ]),
    );
    return [{ folder, id: folder, facts, published, drafts: {} }];
  }
  return Promise.all(
    (await listNames(folderPath)).map(async (name) => {
      const { facts, texts } = records[folder as 'events'].read(await readYaml(path.join(folderPath, name)), localized);
      return { folder, id: path.basename(name, '.yaml'), facts, published: texts, drafts: {} };
    }),
  );
};

/** Reads all entries of `content/` in a checkout of the site, normalised as Strapi would return them. */
export const readContent = async (strapi: Core.Strapi, root: string): Promise<Entry[]> => {
  const { toStrapiFields, toFileFields } = createConverter(strapi, pathAssets);
  const entries: Entry[] = [];
  for (const folder of folders) {
    const { localized, shared } = getFields(strapi, folder);
    const normalize = (values: Values, names: string[]) => {
      try {
        return toFileFields(contentTypes[folder], toStrapiFields(contentTypes[folder], values, names), names);
      } catch (error) {
        throw new Error(`An entry of ${folder} is invalid: ${error}`);
      }
    };
    const normalizeVersions = (versions: Entry['published']) =>
      Object.fromEntries(Object.entries(versions).map(([locale, values]) => [locale, normalize(values, localized)]));
    for (const entry of await readFolder(strapi, path.join(root, 'content'), folder))
      entries.push({
        ...entry,
        facts: normalize(entry.facts, shared),
        published: normalizeVersions(entry.published),
        drafts: normalizeVersions(entry.drafts),
      });
  }
  return entries;
};

/** Converts an entry to its files, by their paths below `content/`. */
const toFiles = (strapi: Core.Strapi, { folder, id, facts, published, drafts }: Entry): [string, Values][] => {
  const { all, localized } = getFields(strapi, folder);
  if (isPageFolder(folder))
    return [
      [
        `${folder}/${id}/entry.yaml`,
        renameFields(
          facts,
          Object.entries(strapiNames).map(([fileName, strapiName]) => [strapiName, fileName]),
        ),
      ],
      ...Object.entries(published).map(([locale, values]): [string, Values] => [
        `${folder}/${id}/${locale}.yaml`,
        values,
      ]),
      ...Object.entries(drafts).map(([locale, values]): [string, Values] => [
        `${folder}/${id}/${locale}.draft.yaml`,
        values,
      ]),
    ];
  if (isLocaleFolder(folder))
    return Object.entries(published).map(([locale, values]) => {
      const merged = { ...facts, ...values };
      const ordered = Object.fromEntries(all.filter((name) => name in merged).map((name) => [name, merged[name]]));
      return [`${folder}/${locale}.yaml`, ordered];
    });
  if (isFile(folder) || Object.keys(published).length === 0) return [];
  return [[`${folder}/${id}.yaml`, records[folder as 'events'].write({ facts, texts: published }, localized)]];
};

/**
 * Writes entries to `content/` in a checkout, and removes the files of all others. Returns the number of written files.
 */
export const writeContent = async (strapi: Core.Strapi, root: string, entries: Entry[]): Promise<number> => {
  const content = path.join(root, 'content');
  const files = new Map(entries.flatMap((entry) => toFiles(strapi, entry)));
  const lists = {
    'redirects.yaml': entries
      .flatMap((entry) => (entry.folder === 'redirects' ? toRedirectRows(entry) : []))
      .sort((a, b) => (String(a.from) < String(b.from) ? -1 : 1)),
    'pictures.yaml': toDescriptions(entries.filter(({ folder }) => folder === 'pictures')),
  };
  let writtenCount = 0;
  for (const [name, values] of [...files, ...Object.entries(lists)])
    if (await writeIfChanged(path.join(content, name), toYaml(values))) writtenCount++;
  for (const folder of folders.filter((name) => !isFile(name)))
    for (const name of await readdir(path.join(content, folder), { recursive: true }))
      if (name.endsWith('.yaml') && !files.has(`${folder}/${name}`)) await rm(path.join(content, folder, name));
  return writtenCount;
};
