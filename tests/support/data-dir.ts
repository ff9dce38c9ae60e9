import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, vi } from 'vitest';
import { env } from '@/lib/platform/env';

/** Makes the embedded upstreams store their data in a new folder until the tests of the file are done. */
export const temporaryDataDir = (): string => {
  const directory = mkdtempSync(path.join(tmpdir(), 'halcyre-'));
  env.DATA_DIR = directory;
  vi.stubEnv('DATA_DIR', directory);
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(directory, { recursive: true });
  });
  return directory;
};
