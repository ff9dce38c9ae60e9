import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort } from './support/free-port';

it('npm run dev serves a page, and names the field and the file that it cannot read', {
  timeout: 180_000,
}, async () => {
  const port = await findFreePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'development-'));
  const contentDir = path.join(dataDir, 'content');
  cpSync('content', contentDir, { recursive: true });
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, CONTENT_DIR: contentDir, NODE_ENV: undefined };
  const server = spawn('node_modules/.bin/node', ['--no-warnings', 'server/start.js', '--dev'], {
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(server.stdout, 'data');
    const url = `http://127.0.0.1:${port}/en/houses/`;
    let page: Response | null = null;
    while (!page && server.exitCode === null) page = await fetch(url).catch(() => null);
    expect(page?.status).toBe(200);
    expect(await page?.text()).toContain('<html lang="en"');

    const file = path.join(contentDir, 'pages/houses/en.yaml');
    // Many editors, git and `sed -i` replace a file instead of writing to it.
    writeFileSync(`${file}.new`, readFileSync(file, 'utf8').replace('pageTitle:', 'pageTitel:'));
    renameSync(`${file}.new`, file);
    await expect
      .poll(async () => (await fetch(url)).text(), { timeout: 30_000 })
      .toMatch(/"message":"pages\/houses\/en\.yaml .*pageTitel/);
    const frames = await fetch(new URL('/__nextjs_original-stack-frames', url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ frames: [], isServer: true, isEdgeServer: false, isAppDirectory: false }),
    });
    expect(await frames.json()).toEqual([]);
  } finally {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
