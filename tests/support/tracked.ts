import type { Action, Category } from '@/lib/browser/analytics/track';

/** What the tag manager was told since the test began. */
export const tracked = (): [Category, Action, string][] =>
  ((window.dataLayer ?? []) as { event: string; category: Category; action: Action; label: string }[])
    .filter(({ event }) => event === 'interaction')
    .map(({ category, action, label }) => [category, action, label]);
