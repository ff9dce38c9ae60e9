import { locales, mapLocales, type PerLocale } from '../../../i18n/locales';
import { findNextChangeMs, isShownAt } from '../../files/schedule';
import type { AuthoredContent, AuthoredPage } from './authored-content';

/** The pages that are shown at a moment, and are not below one that is not. */
const listShownPages = (pages: readonly AuthoredPage[], nowMs: number) => {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const isShown = ({ facts }: AuthoredPage, depth = 0): boolean => {
    const parent = facts.parent === undefined ? undefined : byId.get(facts.parent);
    return isShownAt(facts, nowMs) && (!parent || depth > pages.length || isShown(parent, depth + 1));
  };
  return pages.filter((page) => isShown(page));
};

/**
 * Leaves out the pages and events that are not shown at a moment in Unix ms, and finds out when that changes. Pages below
 * a page that is not shown are not shown either. Links to them are shown like links to pages that the locale lacks.
 * Returns the same content if all of it is shown.
 */
export const applySchedule = (
  authored: PerLocale<AuthoredContent>,
  nowMs: number,
): { content: PerLocale<AuthoredContent>; nextChangeMs: number } => {
  const listScheduled = (content: PerLocale<AuthoredContent>) =>
    locales.flatMap((locale) => [...content[locale].pages, ...content[locale].events]);
  const shownContent = mapLocales((locale) => {
    const { pages, events } = authored[locale];
    return {
      ...authored[locale],
      pages: listShownPages(pages, nowMs),
      events: events.filter(({ facts }) => isShownAt(facts, nowMs)),
    };
  });
  const scheduled = listScheduled(authored);
  return {
    content: listScheduled(shownContent).length < scheduled.length ? shownContent : authored,
    nextChangeMs: findNextChangeMs(
      scheduled.map(({ facts }) => facts),
      nowMs,
    ),
  };
};
