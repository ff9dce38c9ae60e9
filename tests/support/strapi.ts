import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newestChange } from '../../lib/content/newest-change';
import { run } from './run';

interface Options {
  port: number;
  /** The URL of an empty PostgreSQL database. */
  database: string;
  /** The URL of the site that it reports to and previews on, with its secrets. */
  site: string;
  previewSecret: string;
  revalidateSecret: string;
}

const secret = () => randomBytes(32).toString('base64url');
const project = path.resolve(import.meta.dirname, '../..');
const cms = path.join(project, 'cms');
const left = ['.env', '.tmp', 'node_modules', 'public/uploads'].map((name) => path.join(cms, name));

/** Whether the CMS is built from its present code. */
const isBuilt = async (): Promise<boolean> => {
  const [built, ...sources] = await Promise.all(
    ['dist', 'config', 'scripts', 'src'].map((name) => newestChange(path.join(cms, name))),
  );
  return built !== undefined && sources.every((changed) => changed < built);
};

/** A copy of the CMS with data of its own. The CMS is installed and built first if it is not. */
const copyCms = async (): Promise<string> => {
  if (!existsSync(path.join(cms, 'node_modules'))) await run('npm', ['ci', '--silent'], { cwd: cms });
  else if (!(await isBuilt())) await run('npm', ['run', '--silent', 'prepare'], { cwd: cms });
  const copy = mkdtempSync(path.join(tmpdir(), 'cms-'));
  cpSync(cms, copy, { recursive: true, filter: (source) => !left.includes(source) });
  symlinkSync(path.join(cms, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(copy, 'public/uploads'));
  return copy;
};

const post = async (url: string, body: object, token?: string) => {
  const authorization = token && { Authorization: `Bearer ${token}` };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
};

const name = { firstname: 'Ada', lastname: 'Quillfeather' };

/** Makes the first administrator, who makes a publisher. Returns the publisher. */
const createPublisher = async (url: string) => {
  const account = (email: string) => ({ email, password: 'A-password-4-tests' });
  const { token } = await post(`${url}/admin/register-admin`, { ...name, ...account('admin@halcyre.example') });
  const roles = await fetch(`${url}/admin/roles`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await roles.json()) as { data: { id: number; name: string }[] };
  const role = data.find((one) => one.name === 'Publisher');
  const publisher = account('publisher@halcyre.example');
  const invited = await post(`${url}/admin/users`, { ...name, email: publisher.email, roles: [role?.id] }, token);
  await post(`${url}/admin/register`, {
    registrationToken: invited.registrationToken,
    userInfo: { ...name, password: publisher.password },
  });
  return publisher;
};

/** Starts the CMS of this project with all its content. Installs it first if it is not. */
export const startStrapi = async ({ port, database, site, previewSecret, revalidateSecret }: Options) => {
  const folder = await copyCms();
  const token = secret();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NODE_OPTIONS: '',
    PORT: `${port}`,
    DATABASE_URL: database,
    SITE_URL: site,
    SITE_API_TOKEN: token,
    PREVIEW_SECRET: previewSecret,
    REVALIDATE_SECRET: revalidateSecret,
    APP_KEYS: secret(),
    ADMIN_JWT_SECRET: secret(),
    API_TOKEN_SALT: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
  };
  const script = (name: string, root: string) => run('node', [`dist/scripts/${name}.js`, root], { cwd: folder, env });
  await script('seed', project);

  const log = openSync(path.join(folder, 'strapi.log'), 'a');
  const start = async () => {
    const server = spawn(path.join(folder, 'node_modules/.bin/strapi'), ['start'], {
      cwd: folder,
      env,
      stdio: ['ignore', log, log],
    });
    const isUp = () =>
      fetch(`${url}/_health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (server.exitCode !== null) throw new Error(`Strapi does not start; see ${folder}/strapi.log.`);
      await wait(250);
    }
    return server;
  };
  const server = await start();

  return {
    url,
    token,
    publisher: await createPublisher(url),
    /** Writes all content into a folder, as files of the site. */
    exportTo: (root: string) => script('export', root),
    async end() {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};
