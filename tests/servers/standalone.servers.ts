import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from '../attacks/support/requests';
import { type Site, waitUntilReady } from '../attacks/support/site';
import { fillIn, followLink, submit, waitForEmails } from '../attacks/support/submissions';
import { parseEmail } from '../support/eml';
import { findFreePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { searchKeys } from '../support/vendors/search/keys';

/** The commands for operators as docs/operating.md has them. They run in a copy of `.next/standalone`. */
const [, section = ''] = /## Commands\n(.*?)\n## /s.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
const [, block = ''] = /```sh\n(.*?)```/s.exec(section) ?? [];
const findCommand = (name: string): string => block.split('\n').find((line) => line.includes(name)) ?? '';
const startCommand = findCommand('serve ');

const folder = mkdtempSync(path.join(tmpdir(), 'standalone-'));
const copy = path.join(folder, 'copy');
const dataDir = path.join(folder, 'data');
const cleanups: (() => unknown)[] = [];
let site: Site;
let variables: Record<string, string>;
let postgres: Awaited<ReturnType<typeof startPostgres>>;

/** Runs a command in the copy, with the Node of this process and without the packages of the project. */
const run = (command: string, extraEnv: Record<string, string> = {}) =>
  spawnSync('bash', ['-c', command], {
    cwd: copy,
    env: { ...variables, ...extraEnv } as unknown as NodeJS.ProcessEnv,
    encoding: 'utf8',
    timeout: 120_000,
  });

beforeAll(async () => {
  cpSync('.next/standalone', copy, { recursive: true, preserveTimestamps: true });
  mkdirSync(dataDir);
  const port = await findFreePort();
  site = { port, pid: 0, folder, contentDir: path.join(copy, 'content'), dataDir };
  variables = {
    PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
    HOME: folder,
    PORT: `${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    WARM_UP: 'off',
    TRUSTED_PROXIES: '1',
  };
  postgres = await startPostgres();
});

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
  await postgres.end();
  rmSync(folder, { recursive: true });
});

it('the server starts, and accepts an alert and a subscription', async () => {
  const server = spawn('bash', ['-c', `exec ${startCommand}`], {
    cwd: copy,
    env: variables as unknown as NodeJS.ProcessEnv,
  });
  let errorOutput = '';
  server.stderr.on('data', (data) => {
    errorOutput += data;
  });
  cleanups.push(() => server.kill());
  await waitUntilReady({ ...site, folder: '' }, () => server.exitCode !== null).catch(() => undefined);
  expect(errorOutput).toBe('');
  expect((await sendRequest(site, { target: '/.well-known/security.txt' })).status).toBe(200);

  const alert = await fillIn('alert', site, 'alert@test.example');
  expect((await submit(site, alert)).status).toBe(alert.successStatus);
  expect(await followLink(site, alert.fields.email)).toBe(200);

  const press = await fillIn('press', site, 'press@test.example');
  expect((await submit(site, press)).status).toBe(press.successStatus);
  const [emailFile = ''] = await waitForEmails(site, 'press@test.example');
  const [target = ''] = /\/en\/subscription\/\?token=\S+/.exec(parseEmail(readFileSync(emailFile, 'utf8')).text) ?? [];
  expect((await sendRequest(site, { method: 'POST', target, headers: { 'Content-Length': '0' } })).status).toBe(200);
});

it('the subscribers are exported', () => {
  expect(run(findCommand('subscribers'))).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Error') });
  expect(readFileSync(path.join(copy, 'subscribers.csv'), 'utf8')).toContain('press@test.example');
});

it('the commands show the outbox, and the data that is stored about a person', () => {
  expect(run(findCommand('outbox'))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('0 wait, the oldest for 0 s; 0 have failed'),
  });
  const { status, stdout } = run(findCommand('person').replace('ada@example.com', 'press@test.example'));
  expect(status).toBe(0);
  expect(JSON.parse(stdout).subscriptions).toMatchObject([{ email: 'press@test.example', status: 'confirmed' }]);
});

it('the addresses that visitors did not find are listed', () => {
  expect(run(findCommand('missing'))).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Error') });
  expect(readFileSync(path.join(copy, 'missing.csv'), 'utf8')).toContain('count,path,referrer,lastAt');
});

it('the systems behind the site, and the uses of a page, are listed, and redirects are imported', () => {
  writeFileSync(path.join(copy, 'old.csv'), 'from,to\n/old.html,page:history\n');
  for (const [name, output] of [
    ['doctor', /^ok {5}board {4}embedded: /m],
    ['redirects', /^Added 1 redirects /m],
    ['uses', /^page:history is used in /m],
    ['postings', /^$/m],
  ] as const)
    expect(run(findCommand(name))).toMatchObject({ status: 0, stdout: expect.stringMatching(output) });
});

it('commands refuse a database that does not exist, and do not create it', () => {
  const missing = path.join(folder, 'missing');
  for (const name of [
    'subscribers',
    'search:index',
    'copy-data',
    'outbox',
    'person',
    'missing',
    'doctor',
    'postings',
  ]) {
    const { status, stderr } = run(findCommand(name).replace(/^SIGNING_SECRET=\S+ \S+ /, ''), {
      DATA_DIR: missing,
      ...(name === 'copy-data' && { DATABASE_URL: 'postgres://localhost/site', SIGNING_SECRET: 'x'.repeat(32) }),
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining(`${missing}/state.sqlite does not exist`),
    });
  }
  expect(existsSync(missing)).toBe(false);
});

it('an external search engine receives the documents that it lacks', async () => {
  const vendors = spawn('node', ['tests/support/serve.mts', 'tests/support/vendors/serve-vendors.ts'], {
    env: { ...process.env, VENDORS_PORT: `${await findFreePort()}` },
  });
  cleanups.push(() => vendors.kill());
  const firstLine = await new Promise<string>((resolve) => vendors.stdout.once('data', (data) => resolve(`${data}`)));
  const [origin = ''] = /http:\/\/\S+/.exec(firstLine) ?? [];
  const { status, stdout, stderr } = run(findCommand('search:index'), {
    SEARCH: 'algolia',
    ALGOLIA_APP_ID: searchKeys.appId,
    ALGOLIA_SEARCH_KEY: searchKeys.searchKey,
    ALGOLIA_ADMIN_KEY: searchKeys.adminKey,
    ALGOLIA_URL: `${origin}/algolia`,
  });
  expect(stderr).toBe(`Database: ${path.join(dataDir, 'state.sqlite')}\n`);
  expect(stdout).toContain('The search has every document.');
  expect(status).toBe(0);
});

it('the data is copied to PostgreSQL', async () => {
  const url = await postgres.create('site');
  expect(run(findCommand('copy-data'), { DATABASE_URL: url })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('alert: 1 copied'),
  });
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query('SELECT email FROM alert');
  await client.end();
  expect(rows).toEqual([{ email: 'alert@test.example' }]);
});

it.each([
  ['staging', { SITE_ENV: 'preproduction', SITE_URL: 'https://staging.example.com' }, true],
  [
    'production',
    {
      SITE_ENV: 'production',
      SITE_URL: 'https://www.example.com',
      FINANCE: 'embedded',
      JOBS: 'embedded',
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'mail@example.com',
      REPORTS_TO: 'ethics@example.com',
      SECURITY_CONTACT: 'security@example.com',
    },
    false,
  ],
])('the same copy serves %s', async (_, environment, isHidden) => {
  const port = await findFreePort();
  const env = { ...variables, ...environment, PORT: `${port}` } as unknown as NodeJS.ProcessEnv;
  const server = spawn('bash', ['-c', `exec ${startCommand}`], { cwd: copy, env });
  cleanups.push(() => server.kill());
  const otherSite = { ...site, port };
  await waitUntilReady({ ...otherSite, folder: '' }, () => server.exitCode !== null);
  const { headers, body } = await sendRequest(otherSite, { target: '/en/houses/' });
  expect(body.toString()).toContain(`<link rel="canonical" href="${environment.SITE_URL}/en/houses/"`);
  expect('x-robots-tag' in headers).toBe(isHidden);
});

it('a copy that lacks a file does not start, and names it', () => {
  const file = '.next/server/pages/_document.js';
  rmSync(path.join(copy, file));
  const { status, stderr } = run(startCommand, { PORT: '0' });
  expect(stderr).toContain(file);
  expect(status).toBe(1);
});
