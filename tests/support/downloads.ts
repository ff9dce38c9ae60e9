import { type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { vi } from 'vitest';
import type { Cms } from '@/lib/upstreams/cms/contract';

interface Asked {
  method?: 'GET' | 'POST';
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request, and resolves with the response before its body is read. */
export const ask = (port: number, { method = 'GET', path = '/api/call/', headers, body }: Asked) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers }, resolve).on('error', reject).end(body);
  });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The bytes in use, without garbage. */
const memory = () => {
  // The memory of buffers is only freed by the collection after that of their handles.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** How often the memory is measured, in bytes read. */
const interval = 50_000_000;

/** Reads a response without keeping it. Returns its size and the largest growth of memory during the download. */
export const drain = async (answer: IncomingMessage) => {
  const before = memory();
  let bytes = 0;
  let most = before;
  for await (const chunk of answer) {
    const isDue = bytes % interval < (chunk as Buffer).length;
    bytes += (chunk as Buffer).length;
    if (isDue) most = Math.max(most, memory());
  }
  return { bytes, growth: most - before };
};

type FileStream = Readable & { bytesRead: number };

/** Collects every file stream that the CMS opens from now on. */
export const watchFiles = (cms: Cms): FileStream[] => {
  const opened: FileStream[] = [];
  const { file } = cms;
  vi.spyOn(cms, 'file').mockImplementation(async (reference) => {
    const found = await file(reference);
    return (
      found && {
        ...found,
        stream: (range) => {
          const stream = found.stream(range) as FileStream;
          opened.push(stream);
          return stream;
        },
      }
    );
  });
  return opened;
};

/** Waits until the files are no longer being read, although they have more to read. */
export const atRest = async (opened: FileStream[]): Promise<void> => {
  let before = 0;
  await vi.waitFor(
    () => {
      const now = opened.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
      const isAtRest = now > 0 && now === before;
      before = now;
      if (!isAtRest) throw new Error('files are still read');
    },
    { timeout: 20_000, interval: 200 },
  );
};
