import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { launch, makeFolder, removeFolder, type Site } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that most attacks target. */
    site: Site;
  }
}

/**
 * Starts the shared server before all tests, without any converted pictures, and kills it after them. It does not wait
 * until the server is ready: the tests do that.
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
