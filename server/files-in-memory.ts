import { readFile } from 'node:fs/promises';
import mime from 'mime-types';
import type { Encoding } from './response-cache/encodings.ts';
import { type StoredResponse, storedResponse } from './response-cache/stored-response.ts';

/** In bytes: larger files are read from disk for each request. */
const largest = 512 * 1024;

/** A file that never changes, and its encodings: all as paths on disk. */
export interface ImmutableFile {
  file: string;
  maxAge: number;
  encoded: Partial<Record<Encoding, string>>;
}

interface Immutable {
  address: string;
  body: Buffer;
  /** In ms. */
  maxAge: number;
}

/** The response with a file that never changes, and the encodings of it that exist. */
export const immutableResponse = (
  { address, body, maxAge }: Immutable,
  encoded?: Map<Encoding, Buffer>,
): StoredResponse => {
  const headers = {
    'content-type': mime.contentType(address.slice(address.lastIndexOf('/') + 1)) || 'application/octet-stream',
    'cache-control': `public, max-age=${maxAge / 1000}, immutable`,
  };
  return storedResponse({ status: 200, headers, body }, encoded);
};

/** Holds small files that never change in memory, each after its first request. */
export const filesInMemory = () => {
  const files = new Map<string, StoredResponse>();
  const loading = new Set<string>();

  const load = async (address: string, { file, maxAge, encoded }: ImmutableFile): Promise<void> => {
    const body = await readFile(file);
    if (body.length > largest) return;
    const names = Object.entries(encoded) as [Encoding, string][];
    const bodies = await Promise.all(names.map(async ([encoding, path]) => [encoding, await readFile(path)] as const));
    files.set(address, immutableResponse({ address, body, maxAge }, new Map([...bodies, ['identity', body]])));
  };

  return {
    get: (address: string): StoredResponse | undefined => files.get(address),

    /** Loads a file for later requests. If it cannot be read, the next request tries again. */
    remember(address: string, file: ImmutableFile) {
      if (loading.has(address)) return;
      loading.add(address);
      load(address, file).catch(() => loading.delete(address));
    },
  };
};
