import { locales, mapLocales, type PerLocale } from '../../../i18n/locales';
import { type ContentSchedule, findNextChangeMs, isShownAt, listFileReferences } from '../../files/schedule';
import type { AuthoredContent, AuthoredPage } from './authored-content';

/** Splits the pages into those that are shown at a moment, and those that are not or are below such a page. */
const splitPages = (pages: readonly AuthoredPage[], nowMs: number) => {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const isShown = ({ facts }: AuthoredPage, depth = 0): boolean => {
    const parent = facts.parent === undefined ? undefined : byId.get(facts.parent);
    return isShownAt(facts, nowMs) && (!parent || depth > pages.length || isShown(parent, depth + 1));
  };
  return Object.groupBy(pages, (page) => (isShown(page) ? 'shownPages' : 'hiddenPages'));
};

/**
 * Leaves out the pages and events that are not shown at a moment in Unix ms, and finds out what will change. Pages below
 * a page that is not shown are not shown either. Links to them are shown like links to pages that the locale lacks.
 * Returns the same content if all of it is shown.
 */
export const applySchedule = (
  authored: PerLocale<AuthoredContent>,
  nowMs: number,
): { content: PerLocale<AuthoredContent>; schedule: ContentSchedule } => {
  const hiddenParts: unknown[] = [];
  const shownParts: unknown[] = [];
  const shownContent = mapLocales((locale) => {
    const { pages, events, settings, dashboards } = authored[locale];
    const { shownPages = [], hiddenPages = [] } = splitPages(pages, nowMs);
    const shownEvents = events.filter(({ facts }) => isShownAt(facts, nowMs));
    hiddenParts.push(hiddenPages, ...events.filter(({ facts }) => !isShownAt(facts, nowMs)));
    shownParts.push(shownPages, shownEvents, settings, dashboards);
    return { ...authored[locale], pages: shownPages, events: shownEvents };
  });
  const scheduled = locales.flatMap((locale) => [...authored[locale].pages, ...authored[locale].events]);
  const schedule = {
    nextChangeMs: findNextChangeMs(
      scheduled.map(({ facts }) => facts),
      nowMs,
    ),
    shownFiles: listFileReferences(shownParts),
    hiddenFiles: listFileReferences(hiddenParts),
  };
  return { content: hiddenParts.length > 0 ? shownContent : authored, schedule };
};
