import fs from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { onTestFinished, vi } from 'vitest';

interface DownloadRequest {
  method?: 'GET' | 'POST';
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request, and resolves with the response before its body is read. */
export const requestDownload = (
  port: number,
  { method = 'GET', path = '/api/call/', headers, body }: DownloadRequest,
) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers }, resolve).on('error', reject).end(body);
  });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The memory in use after a garbage collection, in bytes. */
const readMemoryBytes = () => {
  // A buffer's memory is only freed by the collection that follows the collection of its handle.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** The memory is measured each time this many bytes have been read. */
const intervalBytes = 50_000_000;

/** Reads a response and discards it. Returns its size, and the largest growth of memory meanwhile, in bytes. */
export const drain = async (response: IncomingMessage) => {
  const bytesBefore = readMemoryBytes();
  let bytes = 0;
  let maxBytes = bytesBefore;
  for await (const chunk of response) {
    const isDue = bytes % intervalBytes < (chunk as Buffer).length;
    bytes += (chunk as Buffer).length;
    if (isDue) maxBytes = Math.max(maxBytes, readMemoryBytes());
  }
  return { bytes, growthBytes: maxBytes - bytesBefore };
};

/** Collects every file stream that is opened from now on. */
export const watchFiles = (): fs.ReadStream[] => {
  const streams: fs.ReadStream[] = [];
  const { createReadStream } = fs;
  const spy = vi.spyOn(fs, 'createReadStream').mockImplementation((...args) => {
    const stream = createReadStream(...args);
    streams.push(stream);
    return stream;
  });
  // Named imports of `createReadStream` are replaced, too.
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return streams;
};

/** Waits until the server has stopped reading the files, although it has not reached their ends. */
export const waitUntilIdle = async (streams: fs.ReadStream[]): Promise<void> => {
  let previousBytes = 0;
  await vi.waitFor(
    () => {
      const currentBytes = streams.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
      const isIdle = currentBytes > 0 && currentBytes === previousBytes;
      previousBytes = currentBytes;
      if (!isIdle) throw new Error('The files are still being read.');
    },
    { timeout: 20_000, interval: 200 },
  );
};
