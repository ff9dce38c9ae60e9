import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import { create as contentDisposition } from 'content-disposition';
import type { CmsFile } from '../upstreams/cms/contract';
import { sendStream } from './send-stream';

/** A name that is not taken on any file system: `report.pdf`, then `report (2).pdf`. */
const freeName = (name: string, taken: ReadonlySet<string>): string => {
  const { name: stem, ext } = path.parse(name);
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${stem} (${number})${ext}`;
  return free;
};

const named = (files: readonly CmsFile[]) => {
  const taken = new Set<string>();
  return files.map((file) => {
    // Decomposed names are shown wrongly on some systems, and clash with composed ones on others.
    const name = freeName(file.name.normalize('NFC'), taken);
    taken.add(name.toLowerCase());
    return { name, size: file.bytes, lastModified: file.changed, file };
  });
};

/** Sends files as one zip download, uncompressed; each file is opened only when its turn comes. */
export const sendZip = async (files: readonly CmsFile[], name: string, response: ServerResponse): Promise<void> => {
  const entries = named(files);
  let open: Readable | undefined;
  const opened = function* () {
    for (const { file, ...entry } of entries) {
      open = file.stream();
      yield { ...entry, input: open };
    }
  };
  response.setHeader('Content-Type', 'application/zip');
  response.setHeader('Content-Disposition', contentDisposition(name));
  response.setHeader('Content-Length', `${predictLength(entries)}`);
  try {
    await sendStream(makeZip(opened()) as unknown as AsyncIterable<Uint8Array>, response);
  } finally {
    open?.destroy();
  }
};
