import type { Core, UID } from '@strapi/strapi';
import locales from '../../config/locales';
import type { Values } from './values';

export type Locale = keyof typeof locales;
export const localeCodes = Object.keys(locales) as Locale[];

/** The folders of `content/` that belong to the CMS, with their content types. */
export const contentTypes = {
  settings: 'api::settings.settings',
  search: 'api::search-words.search-words',
  pages: 'api::page.page',
  houses: 'api::house.house',
  articles: 'api::article.article',
  people: 'api::person.person',
  events: 'api::event.event',
  dashboards: 'api::dashboard.dashboard',
} satisfies Record<string, UID.ContentType>;
export type Folder = keyof typeof contentTypes;
export const folders = Object.keys(contentTypes) as Folder[];

/** An entry in the values of files: `facts` are the same in every language. Settings and search words have no id. */
export interface Entry {
  folder: Folder;
  id: string;
  facts: Values;
  published: Partial<Record<Locale, Values>>;
  /** Only those that differ from what is published. */
  drafts: Partial<Record<Locale, Values>>;
}

const strapiFields = ['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations'];

/** The names of the fields of a content type, in the order of its schema; `entryId` is not among them. */
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
