import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { type Entry, localeCodes } from './content-types';
import type { Values } from './values';

type Texts = Partial<Record<(typeof localeCodes)[number], string>>;

/** The description of a picture in `pictures.yaml`. */
interface Description {
  alt: Texts;
  credit?: string;
  rights?: Texts;
}

const fileName = 'pictures.yaml';

/** Reads the descriptions of pictures by their paths. */
export const readDescriptions = async (content: string): Promise<Record<string, Description>> =>
  parse(await readFile(path.join(content, fileName), 'utf8'));

/** Reads the descriptions of pictures as entries. */
export const readPictures = async (content: string): Promise<Entry[]> =>
  Object.entries(await readDescriptions(content)).map(([image, { alt, credit, rights }]) => ({
    folder: 'pictures',
    id: image,
    facts: { image, credit },
    published: Object.fromEntries(
      localeCodes
        .filter((locale) => alt[locale])
        .map((locale) => [locale, { alt: alt[locale], rights: rights?.[locale] }]),
    ),
    drafts: {},
  }));

const mergeTexts = (published: Entry['published'], name: string): Values | undefined => {
  const texts = Object.entries(published).filter(([, values]) => values[name] !== undefined);
  return texts.length > 0
    ? { [name]: Object.fromEntries(texts.map(([locale, values]) => [locale, values[name]])) }
    : undefined;
};

/** Converts the entries of pictures to the content of `pictures.yaml`. */
export const toDescriptions = (entries: Entry[]): Values =>
  Object.fromEntries(
    entries
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, facts: { credit }, published }) => [
        id,
        { ...mergeTexts(published, 'alt'), ...(credit ? { credit } : {}), ...mergeTexts(published, 'rights') },
      ]),
  );
