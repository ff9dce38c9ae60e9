import type { z } from 'zod';
import type { SearchWords } from '../../../model/search-words';
import type { SharedRecord } from '../../files/content-file';
import type { Pictures } from '../../files/pictures';
import { type createDashboardSchema, type createEventSchema, type Facts, type headingSchema, isLevel } from './records';
import type { Redirect } from './redirects';

/** A value that editors have written, with the name of its file in messages. */
export interface AuthoredValue {
  file: string;
  value: unknown;
}

/** The version of a page in one language, whose sections are not resolved yet. */
export interface PageVersion {
  file: string;
  heading: z.infer<typeof headingSchema>;
}

/** A page in one language, as editors have written it. */
export interface AuthoredPage {
  id: string;
  /** The name of the file with the facts in messages. */
  file: string;
  facts: Facts;
  version: PageVersion;
}

export type AuthoredEvent = z.infer<ReturnType<typeof createEventSchema<z.ZodString>>>;
export type AuthoredDashboard = z.infer<ReturnType<typeof createDashboardSchema<z.ZodString>>>;

/** A redirect with its location in messages: a file and, if it has several redirects, the index. */
export interface AuthoredRedirect {
  file: string;
  index?: number;
  redirect: Redirect;
}

/** The content of one edition as editors have written it. Its references are not resolved yet. */
export interface AuthoredContent {
  settings: AuthoredValue;
  pages: AuthoredPage[];
  /** The ids of the pages in all locales, without levels. */
  pageIds: ReadonlySet<string>;
  /** The colour of each house in any locale, by the id of its page. */
  accents: ReadonlyMap<string, string>;
  events: SharedRecord<AuthoredEvent>[];
  dashboards: SharedRecord<AuthoredDashboard>[];
  searchWords: SearchWords;
  /** The redirects that lead to pages of this locale, and those to other addresses from its paths. */
  redirects: AuthoredRedirect[];
  pictures: Pictures;
  /** The references of all files that visitors can download. */
  files: ReadonlySet<string>;
}

/** Collects the facts of all locales' pages that every locale needs. */
export const collectSharedFacts = (
  pages: readonly Pick<AuthoredPage, 'id' | 'facts'>[],
): Pick<AuthoredContent, 'pageIds' | 'accents'> => ({
  pageIds: new Set(pages.filter(({ facts }) => !isLevel(facts)).map(({ id }) => id)),
  accents: new Map(pages.flatMap(({ id, facts }) => (facts.kind === 'house' ? [[id, facts.accent]] : []))),
});
