import { z } from 'zod';
import { oncePerProcess } from '../../shared/once-per-process.ts';
import { sitePictures } from '../../shared/site-pictures.ts';

const moment = z.iso.datetime({ offset: true, error: 'must be a time with an offset, like 2027-02-11T17:45:00+01:00' });

/** The optional fields of content that is shown only for some time: from `publishAt` until `unpublishAt`. */
export const scheduleFields = { publishAt: moment.optional(), unpublishAt: moment.optional() };

export interface Scheduled {
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
}

/** Whether `unpublishAt` is after `publishAt`, where both are set: `schema.refine(hasValidSchedule, scheduleIssue)`. */
export const hasValidSchedule = ({ publishAt, unpublishAt }: Scheduled): boolean =>
  !publishAt || !unpublishAt || Date.parse(publishAt) < Date.parse(unpublishAt);

export const scheduleIssue = { path: ['unpublishAt'], error: 'is not after publishAt' };

/** Whether scheduled content is shown at a moment in Unix ms. */
export const isShownAt = ({ publishAt, unpublishAt }: Scheduled, nowMs: number): boolean =>
  (!publishAt || Date.parse(publishAt) <= nowMs) && (!unpublishAt || nowMs < Date.parse(unpublishAt));

/** When the first of these contents appears or disappears after `nowMs`, in Unix ms; infinite if none does. */
export const findNextChangeMs = (contents: readonly Scheduled[], nowMs: number): number =>
  Math.min(
    ...contents
      .flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt])
      .map((time) => (time ? Date.parse(time) : Number.NaN))
      .filter((timeMs) => timeMs > nowMs),
  );

/** What a source of content shows now, and when that changes. */
export interface ContentSchedule {
  nextChangeMs: number;
  /** The references of all files of the content that is shown now. */
  shownFiles: ReadonlySet<string>;
}

/** The schedule of each source of content, by its name. */
export const contentSchedules = oncePerProcess('content-schedules', () => new Map<string, ContentSchedule>());

/** When scheduled content appears or disappears next, in Unix ms; infinite if none does. */
export const getNextChangeMs = (): number =>
  Math.min(...[...contentSchedules.values()].map(({ nextChangeMs }) => nextChangeMs));

/** The references of the pictures that the site shows by itself. */
const siteFiles: ReadonlySet<string> = new Set(Object.values(sitePictures).map((src) => src.slice(1)));

/** Whether content that is shown now refers to a file, by its reference. Visitors must not get other files. */
export const isShownFile = (reference: string): boolean => {
  // The version of a film for phones belongs to the film.
  const original = reference.replace(/-small(?=\.mp4$)/, '');
  return siteFiles.has(original) || [...contentSchedules.values()].some(({ shownFiles }) => shownFiles.has(original));
};
