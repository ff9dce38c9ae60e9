import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findNewestChange } from '../../lib/upstreams/files/find-newest-change';
import { run } from './run';

const cms = path.resolve(import.meta.dirname, '../../cms');
const excluded = ['.env', '.tmp', 'node_modules', 'public/uploads'].map((name) => path.join(cms, name));

/** Whether the CMS is built from its current code. */
const isBuilt = async (): Promise<boolean> => {
  const [builtAt, ...sources] = await Promise.all(
    ['dist', 'config', 'scripts', 'src'].map((name) => findNewestChange(path.join(cms, name))),
  );
  return builtAt !== undefined && sources.every((changedAt) => changedAt < builtAt);
};

/**
 * Copies the CMS without its data, after installing and building it if necessary. Resolves with the path of the copy.
 */
const copyCms = async (): Promise<string> => {
  if (!existsSync(path.join(cms, 'node_modules'))) await run('npm', ['ci', '--silent'], { cwd: cms });
  else if (!(await isBuilt())) await run('npm', ['run', '--silent', 'prepare'], { cwd: cms });
  const copy = mkdtempSync(path.join(tmpdir(), 'cms-'));
  cpSync(cms, copy, { recursive: true, filter: (source) => !excluded.includes(source) });
  symlinkSync(path.join(cms, 'node_modules'), path.join(copy, 'node_modules'));
  for (const data of ['.tmp', 'public/uploads']) mkdirSync(path.join(copy, data));
  return copy;
};

/** A new random secret of 256 bits. */
export const createSecret = () => randomBytes(32).toString('base64url');

/** Creates a copy of the CMS with its own data, without starting it. `variables` are added to its environment. */
export const createStrapiCopy = async (port: number, variables: Record<string, string>) => {
  const folder = await copyCms();
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NODE_OPTIONS: '',
    PORT: `${port}`,
    APP_KEYS: createSecret(),
    ADMIN_JWT_SECRET: createSecret(),
    API_TOKEN_SALT: createSecret(),
    TRANSFER_TOKEN_SALT: createSecret(),
    ENCRYPTION_KEY: createSecret(),
    ...variables,
  };
  const url = `http://localhost:${port}`;
  const log = openSync(path.join(folder, 'strapi.log'), 'a');
  const isUp = () =>
    fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
  let stop = async () => {};

  return {
    folder,
    url,
    /** Runs the script `name` of the CMS with the content of `root`, a checkout of the site. */
    script: (name: 'seed' | 'export', root: string) =>
      run('node', [`dist/scripts/${name}.js`, root], { cwd: folder, env }),
    async start() {
      const server = spawn(path.join(folder, 'node_modules/.bin/strapi'), ['start'], {
        cwd: folder,
        env,
        stdio: ['ignore', log, log],
      });
      stop = async () => {
        server.kill();
        if (server.exitCode === null) await once(server, 'exit');
      };
      while (!(await isUp())) {
        if (server.exitCode !== null) throw new Error(`Strapi does not start. See ${folder}/strapi.log.`);
        await wait(250);
      }
    },
    stop: () => stop(),
    async end() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
};
