import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyWithRemoteUpstreams } from '../tests/support/remote/remote-copy.ts';
import { runNpm, withServer } from './serve-module.mts';

/**
 * Builds a copy of the site in which every upstream is remote, and prints how its pages and endpoints behave while
 * upstreams fail: `npm run test:faults`. Arguments are passed on to vitest: `-- -t 'gzip bomb'` runs one fault.
 */
const port = process.env.UPSTREAMS_PORT ?? '3213';
const upstreams = `http://127.0.0.1:${port}`;
const copy = copyWithRemoteUpstreams(upstreams);
// The upstreams serve the content of this project.
await runNpm(['offers']);
const serverEnv = { UPSTREAMS_PORT: port, DATA_DIR: path.join(copy, 'reports/upstreams') };

try {
  await withServer('tests/support/remote/serve-site.ts', serverEnv, async () => {
    await runNpm(['build'], { cwd: copy });
    if (process.exitCode) return;
    await runNpm(['test:faults:copy', '--', ...process.argv.slice(2)], {
      cwd: copy,
      variables: { UPSTREAMS_URL: upstreams },
    });
  });
} finally {
  rmSync(copy, { recursive: true });
}
