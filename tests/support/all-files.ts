import type { ContentSchedule } from '@/lib/upstreams/files/schedule';

/** The schedule of content that refers to every file. */
export const allFiles: ContentSchedule = {
  nextChangeMs: Number.POSITIVE_INFINITY,
  shownFiles: Object.assign(new Set<string>(), { has: () => true }),
};
