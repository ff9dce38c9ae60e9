import path from 'node:path';
import { z } from 'zod';
import { oncePerProcess } from '../../shared/once-per-process.ts';
import { decodeReference, toDrawing } from '../../shared/urls.ts';

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

/** A file that is the value of a field, or the target of a link in Markdown. */
const fileInContent = /(?:"|\]\()(?:file:|\/(?=media\/))([^"#?)]+)/g;

/** The references of the files that authored content names, as pictures, films or downloads, and of their drawings. */
export const listFileReferences = (content: unknown): Set<string> =>
  new Set(
    [...JSON.stringify(content).matchAll(fileInContent)]
      .map(([, reference = '']) => decodeReference(reference))
      .flatMap((reference) => [reference, toDrawing(reference)]),
  );

/** What a source of content shows now, and when that changes. */
export interface ContentSchedule {
  nextChangeMs: number;
  /** The references of files of content that is shown now. */
  shownFiles: ReadonlySet<string>;
  /** The references of files of content that is not shown now. Other content may show some of them. */
  hiddenFiles: ReadonlySet<string>;
}

/** The schedule of each source of content, by its name. */
export const contentSchedules = oncePerProcess('content-schedules', () => new Map<string, ContentSchedule>());

/** When scheduled content appears or disappears next, in Unix ms; infinite if none does. */
export const getNextChangeMs = (): number =>
  Math.min(...[...contentSchedules.values()].map(({ nextChangeMs }) => nextChangeMs));

/** The version of a film for phones belongs to the film. */
const toOriginal = (reference: string) => path.posix.normalize(reference).replace(/-small(?=\.mp4$)/, '');

/** Whether only content that is not shown now refers to a file, by its reference. Visitors must not get it. */
export const isHiddenFile = (reference: string): boolean => {
  const original = toOriginal(reference);
  const schedules = [...contentSchedules.values()];
  return (
    schedules.some(({ hiddenFiles }) => hiddenFiles.has(original)) &&
    !schedules.some(({ shownFiles }) => shownFiles.has(original))
  );
};
