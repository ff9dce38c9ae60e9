import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../tests/support/free-port.ts';
import { serveArguments } from './serve-arguments.ts';

/**
 * Starts the build on a free port with a temporary data folder, and waits until it is ready. Returns its origin, and a
 * function that stops it. Rejects if the server exits before it is ready.
 */
export const startBuild = async (): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const port = await findFreePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'warn', WARM_UP: 'off' };
  const child = spawn(process.execPath, serveArguments, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api/ready/`).catch(() => null))?.ok) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server exited before it was ready.');
    await wait(100);
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true });
    },
  };
};
