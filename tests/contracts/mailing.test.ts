import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach } from 'vitest';
import { embeddedMailer } from '@/lib/upstreams/mailing/embedded';
import { smtpMailer } from '@/lib/upstreams/mailing/smtp';
import { temporaryDataDir } from '../support/data-dir';
import { parseEmail } from '../support/eml';
import { startMailServer } from '../support/mail-server';
import { serveRemote } from '../support/remote/serve-remote';
import { testMailing } from './mailing';

const from = 'Halcyre Talents <talents@halcyre.example>';
const directory = temporaryDataDir();

let close: () => void = () => undefined;
afterEach(() => close());

const embedded = async () => {
  const outbox = path.join(directory, randomUUID());
  const byTime = (firstFile: string, secondFile: string) => statSync(firstFile).mtimeMs - statSync(secondFile).mtimeMs;
  return {
    mailing: embeddedMailer(outbox, from),
    listReceived: async (headerNames: string[]) =>
      readdirSync(outbox)
        .map((name) => path.join(outbox, name))
        .sort(byTime)
        .map((file) => parseEmail(readFileSync(file, 'utf8'), headerNames)),
    breakDown: () => {
      rmSync(outbox, { recursive: true, force: true });
      writeFileSync(outbox, '');
    },
  };
};

testMailing('the embedded outbox', embedded);

testMailing('a remote outbox', async () => {
  const { mailing, ...rest } = await embedded();
  return { mailing: (await serveRemote({ mailing })).mailing, ...rest };
});

testMailing('SMTP', async () => {
  const server = await startMailServer();
  close = server.close;
  return {
    mailing: smtpMailer(server.url, from),
    listReceived: async (headerNames) => server.emails.map((eml) => parseEmail(eml, headerNames)),
    breakDown: server.close,
  };
});
