import path from 'node:path';

/** The media types of files that visitors can download, by extension. */
const mediaTypes = new Map([
  ['.csv', 'text/csv; charset=utf-8'],
  ['.jpg', 'image/jpeg'],
  ['.mp4', 'video/mp4'],
  ['.pdf', 'application/pdf'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['.zip', 'application/zip'],
]);

/** A folder or file name of letters in any script, digits, spaces and `-_.()`. Hidden names are excluded. */
const namePattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._()-]*$/u;

/** The media type of a reference; undefined if it is malformed or visitors cannot download such files. */
export const getMediaType = (reference: string): string | undefined =>
  reference.split('/').every((name) => namePattern.test(name)) ? mediaTypes.get(path.extname(reference)) : undefined;
