import { rmSync } from 'node:fs';
import path from 'node:path';
import { contentDir, dataDir } from '../e2e/support/server.ts';
import { copyWithRemoteUpstreams } from '../tests/support/remote/remote-copy.ts';
import { findBrowser } from './browser.mts';
import { runNpm, withServer } from './serve-module.mts';

/**
 * Builds a copy of the site in which every upstream is remote, and runs the journeys on it: `npm run e2e:remote`.
 * Arguments are passed on to Playwright. The upstreams run in another process and respond over HTTP with delays
 * (tests/support/remote).
 */
const port = 3211;
const copy = copyWithRemoteUpstreams(`http://127.0.0.1:${port}`);

/** Runs an npm script of the copy while the upstreams serve the content of one of its folders. */
const run = (content: string, ...args: string[]) =>
  withServer(
    'tests/support/remote/serve-site.ts',
    {
      UPSTREAMS_PORT: `${port}`,
      CONTENT_DIR: path.join(copy, content),
      DATA_DIR: path.join(copy, dataDir),
    },
    () => runNpm(args, { cwd: copy, variables: { CHROMIUM_PATH: findBrowser() } }),
  );

try {
  await run('content', 'build');
  await run(contentDir, 'e2e', '--', ...process.argv.slice(2));
} finally {
  rmSync(copy, { recursive: true });
}
