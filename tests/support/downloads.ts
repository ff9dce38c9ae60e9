import { type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { vi } from 'vitest';
import type { Cms } from '@/lib/cms/contract';

interface Asked {
  method?: 'GET' | 'POST';
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks a served endpoint, and gives its answer before any of its body is read. */
export const ask = (port: number, { method = 'GET', path = '/api/call/', headers, body }: Asked) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers }, resolve).on('error', reject).end(body);
  });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The bytes in use, without those that only wait to be freed. */
const memory = () => {
  // The memory of buffers is freed by the collection after that of their handles.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** So often the memory is looked at, in bytes. */
const interval = 50_000_000;

/** Reads an answer without keeping it: how many bytes it has, and how much the memory grew meanwhile at most. */
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

/** Every stream that the CMS opens from now on. */
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

/** Waits until no more is read of the files, although there is more to read. */
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
