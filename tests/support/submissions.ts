import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { mailAllowance } from '@/lib/platform/state/mail-allowance';
import type { Mail } from '@/lib/upstreams/mailing/contract';
import { embeddedMailing } from '@/lib/upstreams/mailing/embedded';
import { testState } from './state';

export const day = 86_400_000;

/** Advances the time, in ms, while nothing runs, as after a process has died. */
export const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

const tokenIn = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

/** Advances the time, in ms, while processes continue their work. */
export const meanwhile = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The token of a mail's first link: the one that confirms, if the mail has one. */
export const tokenOf = (mail: Mail | undefined) => tokenIn(mail?.text);

/** The unsubscribe token in a mail's headers. */
export const cancelTokenOf = (mail: Mail | undefined) => tokenIn(mail?.headers?.['List-Unsubscribe']);

/**
 * The database of a store, and a fake mailing that collects its mails. Both are new for each test, and the time is reset. A
 * mail that is never sent completely represents a process that died, unless `meanwhile` lets that process continue.
 */
export const submissionFixtures = () => {
  const { folder, file, open, stored } = testState();
  const mails: Mail[] = [];
  const send = vi.fn(async (mail: Mail) => {
    await new Promise(setImmediate);
    mails.push(mail);
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 5, 1, 9) });
    mails.length = 0;
    send.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  return {
    mails,
    send,
    file,
    /** The database of the test, as a new process sees it. */
    database: open,
    stored,
    /** The limit on mails per address, as one process sees it. */
    allowance: () => mailAllowance(open()),
    /**
     * Delivers mails to a folder, and makes the process hang, as if it died, after the next one. Returns a function
     * that lists the files.
     */
    killAfterNextMail() {
      const outbox = path.join(folder(), 'outbox');
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
  };
};
