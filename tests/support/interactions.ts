import type { Action, Category } from '@/lib/browser/analytics/track';

/** The interactions sent to the tag manager since the test began, as category, action and label. */
export const getInteractions = (): [Category, Action, string][] =>
  ((window.dataLayer ?? []) as { event: string; category: Category; action: Action; label: string }[])
    .filter(({ event }) => event === 'interaction')
    .map(({ category, action, label }) => [category, action, label]);
