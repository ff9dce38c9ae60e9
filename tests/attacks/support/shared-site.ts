import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { makeFolder, removeFolder, type Site, startSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that most attacks are made on. */
    site: Site;
  }
}

/** Starts the shared server before all tests, with no pictures converted yet, and ends it after them. */
export default async ({ provide }: TestProject) => {
  rmSync('.next/cache/pictures', { recursive: true, force: true });
  const folder = makeFolder();
  const { port, pid, contentDir, dataDir, kill } = await startSite({ folder });
  provide('site', { port, pid, folder, contentDir, dataDir });
  return async () => {
    await kill();
    removeFolder(folder);
  };
};
