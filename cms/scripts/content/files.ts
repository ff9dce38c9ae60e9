import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { parse } from 'yaml';
import { type Entry, type Folder, fieldsOf, folders, kinds, type Locale, localeCodes } from './kinds';
import { records } from './records';
import { converter, paths, type Values } from './values';
import { writeIfNew } from './write';
import { toYaml } from './yaml';

/** Fields of entry.yaml whose names are Strapi's own in Strapi. */
const renamed = { publishedAt: 'publicationDate', updatedAt: 'updateDate' };

const rename = (values: Values, names: [string, string][]): Values => {
  const found = new Map(names);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [found.get(name) ?? name, value]));
};

const isPages = (folder: Folder) => ['pages', 'houses', 'articles', 'people'].includes(folder);
const isPerLocale = (folder: Folder) => ['settings', 'search'].includes(folder);

const pick = (values: Values, names: string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

const readYaml = async (file: string): Promise<Values> => {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error}`);
  }
};

const namesIn = async (folder: string) => (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();

const readVersions = async (folder: string, suffix: string): Promise<Partial<Record<Locale, Values>>> => {
  const names = await namesIn(folder);
  const present = localeCodes.filter((locale) => names.includes(locale + suffix));
  return Object.fromEntries(
    await Promise.all(present.map(async (locale) => [locale, await readYaml(path.join(folder, locale + suffix))])),
  );
};

/** The entries of a folder of `content/`, in the values of its files. */
const readFolder = async (strapi: Core.Strapi, content: string, folder: Folder): Promise<Entry[]> => {
  const at = path.join(content, folder);
  const { localized, shared } = fieldsOf(strapi, folder);
  if (isPages(folder))
    return Promise.all(
      (await namesIn(at)).map(async (id) => ({
        folder,
        id,
        facts: rename(await readYaml(path.join(at, id, 'entry.yaml')), Object.entries(renamed)),
        published: await readVersions(path.join(at, id), '.yaml'),
        drafts: await readVersions(path.join(at, id), '.draft.yaml'),
      })),
    );
  if (isPerLocale(folder)) {
    const versions = Object.entries(await readVersions(at, '.yaml'));
    const [facts = {}, ...others] = versions.map(([, values]) => pick(values, shared));
    if (!others.every((other) => isDeepStrictEqual(other, facts)))
      throw new Error(`${folder}: ${shared.join(', ')} must be the same in every language`);
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
    (await namesIn(at)).map(async (name) => {
      const { facts, texts } = records[folder as 'events'].read(await readYaml(path.join(at, name)), localized);
      return { folder, id: path.basename(name, '.yaml'), facts, published: texts, drafts: {} };
    }),
  );
};

/** All entries of `content/` in a checkout of the site, in the form in which Strapi would give them back. */
export const readContent = async (strapi: Core.Strapi, root: string): Promise<Entry[]> => {
  const { stored, file } = converter(strapi, paths);
  const entries: Entry[] = [];
  for (const folder of folders) {
    const { localized, shared } = fieldsOf(strapi, folder);
    const inForm = (values: Values, names: string[]) => {
      try {
        return file(kinds[folder], stored(kinds[folder], values, names), names);
      } catch (error) {
        throw new Error(`${folder}: ${error}`);
      }
    };
    const all = (versions: Entry['published']) =>
      Object.fromEntries(Object.entries(versions).map(([locale, values]) => [locale, inForm(values, localized)]));
    for (const entry of await readFolder(strapi, path.join(root, 'content'), folder))
      entries.push({
        ...entry,
        facts: inForm(entry.facts, shared),
        published: all(entry.published),
        drafts: all(entry.drafts),
      });
  }
  return entries;
};

/** The files of an entry by their paths below `content/`. */
const filesOf = (strapi: Core.Strapi, { folder, id, facts, published, drafts }: Entry): [string, Values][] => {
  const { all, localized } = fieldsOf(strapi, folder);
  if (isPages(folder))
    return [
      [
        `${folder}/${id}/entry.yaml`,
        rename(
          facts,
          Object.entries(renamed).map(([inFile, inStrapi]) => [inStrapi, inFile]),
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
  if (isPerLocale(folder))
    return Object.entries(published).map(([locale, values]) => {
      const both = { ...facts, ...values };
      const ordered = Object.fromEntries(all.filter((name) => name in both).map((name) => [name, both[name]]));
      return [`${folder}/${locale}.yaml`, ordered];
    });
  if (Object.keys(published).length === 0) return [];
  return [[`${folder}/${id}.yaml`, records[folder as 'events'].write({ facts, texts: published }, localized)]];
};

/** Writes all entries below `content/` in a checkout, and removes the files of others; returns the number written. */
export const writeContent = async (strapi: Core.Strapi, root: string, entries: Entry[]): Promise<number> => {
  const content = path.join(root, 'content');
  const files = new Map(entries.flatMap((entry) => filesOf(strapi, entry)));
  let written = 0;
  for (const [name, values] of files) if (await writeIfNew(path.join(content, name), toYaml(values))) written++;
  for (const folder of folders)
    for (const name of await readdir(path.join(content, folder), { recursive: true }))
      if (name.endsWith('.yaml') && !files.has(`${folder}/${name}`)) await rm(path.join(content, folder, name));
  return written;
};
