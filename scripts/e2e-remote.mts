import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDir, dataDir } from '../e2e/support/server.ts';
import { copyProject } from '../tests/support/project-copy.ts';
import { findBrowser } from './browser.mts';

/**
 * Builds a copy of the site in which every upstream is remote, and runs the journeys on it: `npm run e2e:remote`.
 * Arguments are passed on to Playwright. The upstreams run in another process and answer over HTTP with delays
 * (tests/support/remote).
 */
const copy = copyProject();
const port = 3211;

const names = [
  'alerts',
  'captcha',
  'cms',
  'finance',
  'jobs',
  'mailing',
  'media',
  'publications',
  'search',
  'subscriptions',
];
for (const name of names)
  writeFileSync(
    path.join(copy, 'lib', name, 'embedded/index.ts'),
    `import { remoteUpstreams } from '@/tests/support/remote/client';
export const embedded${name.charAt(0).toUpperCase()}${name.slice(1)} = () => remoteUpstreams('http://127.0.0.1:${port}').${name};
`,
  );

/** Runs `use` while the upstreams serve the content of a folder of the copy. */
const withUpstreams = async (content: string, use: () => Promise<void>) => {
  const upstreams = spawn('node', ['tests/support/remote/start.mts'], {
    env: {
      ...process.env,
      UPSTREAMS_PORT: `${port}`,
      CONTENT_DIR: path.join(copy, content),
      DATA_DIR: path.join(copy, dataDir),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(upstreams.stdout, 'data');
    upstreams.stdout.pipe(process.stdout);
    await use();
  } finally {
    upstreams.kill();
  }
};

const run = async (...args: string[]): Promise<void> => {
  const command = spawn('npm', ['run', '--silent', ...args], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findBrowser() },
  });
  const [code] = await once(command, 'exit');
  process.exitCode ||= code ?? 1;
};

try {
  await withUpstreams('content', () => run('build'));
  await withUpstreams(contentDir, () => run('e2e', '--', ...process.argv.slice(2)));
} finally {
  rmSync(copy, { recursive: true });
}
