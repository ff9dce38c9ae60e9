import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { embeddedMailing } from '@/lib/mailing/embedded';
import type { Mail } from '@/lib/model/mail';
import { mailAllowance } from '@/lib/state/mail-allowance';
import { temporaryDataDir } from './data-dir';

export const day = 86_400_000;

/** Has time pass, in ms, in which nothing is done, as after a process has died. */
export const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

const tokenIn = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

/** Has time pass, in ms, in which processes go on with what they do. */
export const meanwhile = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The token of the first link of a mail: of the one that confirms, where a mail has one. */
export const tokenOf = (mail: Mail | undefined) => tokenIn(mail?.text);

/** The token with which a mail is answered by who wants no more of them. */
export const cancelTokenOf = (mail: Mail | undefined) => tokenIn(mail?.headers?.['List-Unsubscribe']);

/**
 * The file of a store, and a mail server with the mails it was given: new for each test, as is the time. A mail that is
 * never sent to its end is that of a process that died, unless `meanwhile` has that process live on.
 */
export const submissionFixtures = () => {
  const directory = temporaryDataDir();
  let folder = '';
  const mails: Mail[] = [];
  const send = vi.fn(async (mail: Mail) => {
    await new Promise(setImmediate);
    mails.push(mail);
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 5, 1, 9) });
    folder = path.join(directory, randomUUID());
    mails.length = 0;
    send.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  return {
    mails,
    send,
    file: () => path.join(folder, 'submissions.sqlite'),
    /** How many mails an address may have, as one process knows it. */
    allowance: () => mailAllowance(path.join(folder, 'mail-allowance.sqlite')),
    /** Has mails put into a folder, and the process die once the next one is there. Gives the names of the files. */
    killAfterNextMail() {
      const outbox = path.join(folder, 'outbox');
      const { send: keep } = embeddedMailing(outbox, 'Halcyre <mail@halcyre.example>');
      const toOutbox = async (mail: Mail) => {
        await keep(mail);
        mails.push(mail);
      };
      send.mockImplementation(toOutbox).mockImplementationOnce(async (mail) => {
        await toOutbox(mail);
        await new Promise(() => undefined);
      });
      return () => readdirSync(outbox);
    },
    /** All that the disk has of the store. */
    onDisk: () =>
      readdirSync(folder)
        .map((name) => readFileSync(path.join(folder, name), 'latin1'))
        .join(),
  };
};
