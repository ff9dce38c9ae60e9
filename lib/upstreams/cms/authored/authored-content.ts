import type { z } from 'zod';
import type { SearchWords } from '../../../model/search-words';
import type { SharedRecord } from '../../files/content-file';
import type { MediaManifest } from '../../files/pictures';
import { type dashboardSchema, type eventSchema, type Facts, type headingSchema, isLevel } from './records';

/** A value that editors have written, and its name in messages. */
export interface AuthoredValue {
  file: string;
  value: unknown;
}

/** One language of a page, whose sections are not resolved yet. */
export interface PageVersion {
  file: string;
  heading: z.infer<typeof headingSchema>;
}

export interface AuthoredPage {
  id: string;
  /** The name of its facts in messages. */
  file: string;
  facts: Facts;
  version: PageVersion;
}

export type AuthoredEvent = z.infer<ReturnType<typeof eventSchema<z.ZodString>>>;
export type AuthoredDashboard = z.infer<ReturnType<typeof dashboardSchema<z.ZodString>>>;

/** The content of one edition in the form in which editors write it: what it refers to is not resolved yet. */
export interface AuthoredContent {
  settings: AuthoredValue;
  pages: AuthoredPage[];
  /** The ids of the pages of all locales; levels are not pages. */
  pageIds: ReadonlySet<string>;
  /** The colour of each house of any locale, by the id of its page. */
  accents: ReadonlyMap<string, string>;
  events: SharedRecord<AuthoredEvent>[];
  dashboards: SharedRecord<AuthoredDashboard>[];
  searchWords: SearchWords;
  media: MediaManifest;
  /** The references of all files that visitors may download. */
  files: ReadonlySet<string>;
}

/** What every locale knows of the pages of all locales. */
export const collectShared = (
  pages: readonly Pick<AuthoredPage, 'id' | 'facts'>[],
): Pick<AuthoredContent, 'pageIds' | 'accents'> => ({
  pageIds: new Set(pages.filter(({ facts }) => !isLevel(facts)).map(({ id }) => id)),
  accents: new Map(pages.flatMap(({ id, facts }) => (facts.kind === 'house' ? [[id, facts.accent]] : []))),
});
