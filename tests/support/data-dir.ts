import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { shortLivedDatabase, siteDatabase } from '@/lib/platform/state/database';

/** Makes the embedded upstreams store their data in a new folder until the tests of the file are done. */
export const temporaryDataDir = (): string => {
  const directory = mkdtempSync(path.join(tmpdir(), 'halcyre-'));
  env.DATA_DIR = directory;
  vi.stubEnv('DATA_DIR', directory);
  // Test files share a process, which has one connection to the database.
  const close = () => Promise.all([siteDatabase.close(), shortLivedDatabase.close()]);
  beforeAll(close);
  afterAll(async () => {
    await close();
    vi.unstubAllEnvs();
    rmSync(directory, { recursive: true });
  });
  return directory;
};
