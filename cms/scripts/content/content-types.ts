import type { Core, UID } from '@strapi/strapi';
import locales from '../../config/locales';
import type { Values } from './values';

export type Locale = keyof typeof locales;
export const localeCodes = Object.keys(locales) as Locale[];

/** The content types of the folders of `content/` that belong to the CMS, and of `redirects.yaml` and `pictures.yaml`. */
export const contentTypes = {
  settings: 'api::settings.settings',
  search: 'api::search-words.search-words',
  pages: 'api::page.page',
  houses: 'api::house.house',
  articles: 'api::article.article',
  people: 'api::person.person',
  events: 'api::event.event',
  dashboards: 'api::dashboard.dashboard',
  redirects: 'api::redirect.redirect',
  pictures: 'api::picture.picture',
} satisfies Record<string, UID.ContentType>;
export type Folder = keyof typeof contentTypes;
export const folders = Object.keys(contentTypes) as Folder[];

/** An entry with its values as in files. `facts` are the same in every language. */
export interface Entry {
  folder: Folder;
  /**
   * The id of the entry, the path of a redirect or picture, or the name of the folder for settings and search words,
   * which have no id.
   */
  id: string;
  facts: Values;
  published: Partial<Record<Locale, Values>>;
  /** The drafts that differ from the published version. */
  drafts: Partial<Record<Locale, Values>>;
}

const strapiFields = ['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations'];

/** Returns the names of a content type's own fields, except `entryId`, in the order of its schema. */
export const getFields = (strapi: Core.Strapi, folder: Folder) => {
  const { attributes } = strapi.contentType(contentTypes[folder]);
  const names = Object.keys(attributes).filter((name) => name !== 'entryId' && !strapiFields.includes(name));
  const isLocalized = (name: string) =>
    (attributes[name]?.pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;
  return {
    all: names,
    localized: names.filter(isLocalized),
    shared: names.filter((name) => !isLocalized(name)),
    hasId: 'entryId' in attributes,
  };
};
