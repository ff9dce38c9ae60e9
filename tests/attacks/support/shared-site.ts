import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { launch, makeFolder, removeFolder, type Site } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that most attacks are made on. */
    site: Site;
  }
}

/**
 * Starts the shared server before all tests, with no pictures converted yet, and ends it after them. Who attacks it has to
 * wait for it.
 */
export default async ({ provide }: TestProject) => {
  rmSync('.next/cache/pictures', { recursive: true, force: true });
  const { site, end } = await launch({ folder: makeFolder() });
  provide('site', site);
  return async () => {
    await end('SIGKILL');
    removeFolder(site.folder);
  };
};
