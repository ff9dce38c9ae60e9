import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { makeFolder, type RunningSite, removeFolder, type Site, startSite } from '../attacks/support/site';
import { fillIn, followLink, type Submission, submit, waitForEmails } from '../attacks/support/submissions';
import { run } from '../support/run';

const folders = {
  before: makeFolder(),
  restored: makeFolder(),
  used: makeFolder(),
  waiting: makeFolder(),
  rotated: makeFolder(),
};
const isShellMissing = spawnSync('sqlite3', ['-version']).error !== undefined;
const servers: RunningSite[] = [];
afterAll(async () => {
  await Promise.all(servers.map(({ kill }) => kill()));
  for (const folder of Object.values(folders)) removeFolder(folder);
});

// Without a SIGNING_SECRET, the server creates one, which the backup needs, too.
const start = async (folder: string, variables?: Record<string, string>): Promise<RunningSite> => {
  const server = await startSite({ folder, variables: { SIGNING_SECRET: '', LOG_LEVEL: 'warn', ...variables } });
  servers.push(server);
  return server;
};

const send = async (site: Site): Promise<Submission> => {
  const form = await fillIn('alert', site);
  expect((await submit(site, form)).status).toBe(form.successStatus);
  return form;
};

const runBeside = ({ dataDir, folder }: Site, command: string, parameters: string[] = []): Promise<void> =>
  run(command, parameters, {
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_DIR: path.join(folder, 'backups'), SIGNING_SECRET: undefined },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Runs `deploy/backup.sh`, and resolves with the folder of the backup. */
const backUp = async (site: Site): Promise<string> => {
  mkdirSync(path.join(site.folder, 'backups'), { recursive: true });
  await runBeside(site, 'deploy/backup.sh');
  return globSync(path.join(site.folder, 'backups/site-*')).toSorted().at(-1) ?? '';
};

const listAlerts = (folder: string, condition = ''): unknown[] => {
  const database = new DatabaseSync(path.join(folder, 'state.sqlite'), { readOnly: true });
  const rows = database.prepare(`SELECT email FROM alert ${condition}`).all();
  database.close();
  return rows.map(({ email }) => email);
};

const listEmails = (forms: Submission[]): unknown[] => forms.map(({ fields }) => fields.email);

it.skipIf(isShellMissing)('a backup has every form that was accepted before it', async () => {
  const site = await start(folders.before);
  const forms: Submission[] = [];
  for (let sent = 0; sent < 5; sent++) forms.push(await send(site));
  for (const { fields } of forms) expect(await waitForEmails(site, fields.email)).toHaveLength(1);

  const data = path.join(folders.restored, 'data');
  const sending = Array.from({ length: 5 }, () => send(site));
  cpSync(await backUp(site), data, { recursive: true });
  await Promise.all(sending);
  await site.kill();

  const restored = await start(folders.restored);
  for (const form of forms) expect(await followLink(site, form.fields.email, { site: restored })).toBe(200);
  expect(listAlerts(data, "WHERE status = 'confirmed'")).toEqual(expect.arrayContaining(listEmails(forms)));
});

it.skipIf(isShellMissing)('no form after a backup or a command is lost by a stop or a kill', async () => {
  const forms: Submission[] = [];
  for (const end of ['stop', 'kill'] as const) {
    const site = await start(folders.used);
    forms.push(await send(site));
    await backUp(site);
    forms.push(await send(site));
    await runBeside(site, 'sqlite3', [path.join(site.dataDir, 'state.sqlite'), 'SELECT count(*) FROM alert']);
    forms.push(await send(site));
    for (const command of ['outbox', 'person -- --email ada@example.com', 'subscribers', 'missing']) {
      await runBeside(site, 'npm', ['run', '--silent', ...command.split(' ')]);
      forms.push(await send(site));
    }
    expect(listAlerts(await backUp(site))).toEqual(expect.arrayContaining(listEmails(forms)));
    await site[end]();
  }
  expect(listAlerts(path.join(folders.used, 'data')).toSorted()).toEqual(listEmails(forms).toSorted());
});

it('emails that wait in a backup are sent once it is restored, although the signing secret has been replaced', async () => {
  const site = await start(folders.waiting, { SMTP_URL: 'smtp://127.0.0.1:1' });
  const form = await send(site);
  await site.kill();

  const data = path.join(folders.rotated, 'data');
  mkdirSync(data);
  const source = new DatabaseSync(path.join(site.dataDir, 'state.sqlite'));
  await backup(source, path.join(data, 'state.sqlite'));
  source.close();
  const secretBefore = readFileSync(path.join(site.dataDir, 'signing-secret'), 'utf8');
  const restored = await start(folders.rotated, {
    SIGNING_SECRET: 'the secret that replaces the one which the server made',
    SIGNING_SECRET_BEFORE: secretBefore,
  });
  expect(await followLink(restored, form.fields.email)).toBe(200);
});
