import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort } from './support/free-port';

it('npm run dev serves a page', { timeout: 180_000 }, async () => {
  const port = await findFreePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'development-'));
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, NODE_ENV: undefined };
  const server = spawn('node_modules/.bin/node', ['--no-warnings', 'server/start.js', '--dev'], {
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(server.stdout, 'data');
    let page: Response | null = null;
    while (!page && server.exitCode === null) page = await fetch(`http://127.0.0.1:${port}/en/`).catch(() => null);
    expect(page?.status).toBe(200);
    expect(await page?.text()).toContain('<html lang="en"');
  } finally {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
