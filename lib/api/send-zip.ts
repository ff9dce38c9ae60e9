import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { makeZip, predictLength } from 'client-zip';
import { create as contentDisposition } from 'content-disposition';
import pLimit from 'p-limit';
import { ApiError } from './errors';
import type { OpenedFile } from './send-download';
import { sendStream } from './send-stream';

const maxBytes = 1_000_000_000;

type OpenFile = (reference: string) => Promise<OpenedFile | null>;

/** How many files of a zip are opened at a time, so that other requests are handled in between. */
const openConcurrency = 5;

const openFiles = async (references: string[], openFile: OpenFile) => {
  const files = await pLimit(openConcurrency).map(references, async (reference) => {
    const file = await openFile(reference);
    return file && { ...file, stats: await stat(file.path) };
  });
  const missing = references.filter((_, index) => !files[index]);
  if (missing.length > 0) {
    const fields = missing.map((reference) => ({ field: 'files', message: `There is no file "${reference}".` }));
    throw new ApiError(404, 'Some of the files do not exist.', fields);
  }
  return files.filter((file) => file !== null);
};

/** Finds a name that no other file has, also without case: `report.pdf`, then `report (2).pdf`. */
const findFreeName = (name: string, taken: ReadonlySet<string>): string => {
  const { name: stem, ext } = path.parse(name);
  let candidate = name;
  for (let number = 2; taken.has(candidate.toLowerCase()); number++) candidate = `${stem} (${number})${ext}`;
  return candidate;
};

const withUniqueNames = (files: Awaited<ReturnType<typeof openFiles>>) => {
  const taken = new Set<string>();
  return files.map((file) => {
    // Some systems show decomposed Unicode names wrongly, and others treat them as equal to composed ones.
    const name = findFreeName(file.name.normalize('NFC'), taken);
    taken.add(name.toLowerCase());
    return { name, size: file.stats.size, lastModified: file.stats.mtime, file };
  });
};

/**
 * Sends the files with these references as one uncompressed zip download called `name`. Files are read one after the
 * other. Throws an ApiError: 404 with the missing files, or 413 above a gigabyte.
 */
export const sendZip = async (
  references: string[],
  openFile: OpenFile,
  name: string,
  response: ServerResponse,
): Promise<void> => {
  const files = await openFiles(references, openFile);
  const bytes = files.reduce((sum, { stats }) => sum + stats.size, 0);
  if (bytes > maxBytes)
    throw new ApiError(413, `These files are too large for one zip. The limit is ${maxBytes} bytes.`);
  const entries = withUniqueNames(files);
  let openStream: ReadStream | undefined;
  const openEntries = function* () {
    for (const { file, ...entry } of entries) {
      openStream = createReadStream(file.path);
      yield { ...entry, input: openStream };
    }
  };
  response.setHeader('Content-Type', 'application/zip');
  response.setHeader('Content-Disposition', contentDisposition(name));
  response.setHeader('Content-Length', `${predictLength(entries)}`);
  try {
    await sendStream(makeZip(openEntries()) as unknown as AsyncIterable<Uint8Array>, response);
  } finally {
    openStream?.destroy();
  }
};
