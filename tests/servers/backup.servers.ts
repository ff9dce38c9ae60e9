import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { makeFolder, type RunningSite, removeFolder, type Site, startSite } from '../attacks/support/site';
import { fillIn, followLink, type Submission, submit, waitForEmails } from '../attacks/support/submissions';

const folders = { before: makeFolder(), restored: makeFolder(), waiting: makeFolder(), rotated: makeFolder() };
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

it('a backup that is made while forms are sent has everything that was accepted before it', async () => {
  const site = await start(folders.before);
  const forms: Submission[] = [];
  for (let sent = 0; sent < 5; sent++) forms.push(await send(site));
  for (const { fields } of forms) expect(await waitForEmails(site, fields.email)).toHaveLength(1);

  const data = path.join(folders.restored, 'data');
  mkdirSync(data);
  const source = new DatabaseSync(path.join(site.dataDir, 'state.sqlite'), { readOnly: true });
  const sending = Array.from({ length: 5 }, () => send(site));
  await backup(source, path.join(data, 'state.sqlite'), { rate: 1 });
  source.close();
  copyFileSync(path.join(site.dataDir, 'signing-secret'), path.join(data, 'signing-secret'));
  await Promise.all(sending);
  await site.kill();

  const restored = await start(folders.restored);
  for (const form of forms) expect(await followLink(site, form.fields.email, { site: restored })).toBe(200);
  const database = new DatabaseSync(path.join(data, 'state.sqlite'), { readOnly: true });
  const rows = database.prepare("SELECT email FROM alert WHERE status = 'confirmed'").all();
  database.close();
  expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(forms.map(({ fields }) => fields.email)));
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
