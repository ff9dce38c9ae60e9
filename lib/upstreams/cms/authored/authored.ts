import type { z } from 'zod';
import type { SearchWords } from '../../../model/search-words';
import type { SharedRecord } from '../../files/content-file';
import type { MediaManifest } from '../../files/pictures';
import { type dashboardOf, type eventOf, type Facts, type heading, isLevel } from './records';

/** A value that editors have written, and its name in messages. */
export interface Written {
  file: string;
  value: unknown;
}

/** One language of a page, whose sections are not resolved yet. */
export interface Version {
  file: string;
  heading: z.infer<typeof heading>;
}

export interface AuthoredPage {
  id: string;
  /** The name of its facts in messages. */
  file: string;
  facts: Facts;
  version: Version;
}

export type AuthoredEvent = z.infer<ReturnType<typeof eventOf<z.ZodString>>>;
export type AuthoredDashboard = z.infer<ReturnType<typeof dashboardOf<z.ZodString>>>;

/** The content of one edition in the form in which editors write it: what it refers to is not resolved yet. */
export interface Authored {
  settings: Written;
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
export const ofAllLocales = (
  pages: readonly Pick<AuthoredPage, 'id' | 'facts'>[],
): Pick<Authored, 'pageIds' | 'accents'> => ({
  pageIds: new Set(pages.filter(({ facts }) => !isLevel(facts)).map(({ id }) => id)),
  accents: new Map(pages.flatMap(({ id, facts }) => (facts.kind === 'house' ? [[id, facts.accent]] : []))),
});
