import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Mail } from '@/lib/mailing/contract';
import { temporaryDataDir } from './data-dir';

export const day = 86_400_000;

/** Has time pass, in ms. */
export const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

const tokenIn = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

/** The token of the first link of a mail: of the one that confirms, where a mail has one. */
export const tokenOf = (mail: Mail | undefined) => tokenIn(mail?.text);

/** The token with which a mail is answered by who wants no more of them. */
export const cancelTokenOf = (mail: Mail | undefined) => tokenIn(mail?.headers?.['List-Unsubscribe']);

/** The file of a store, and a mail server with the mails it was given: new for each test, as is the time. */
export const submissionFixtures = () => {
  const directory = temporaryDataDir();
  let folder = '';
  const mails: Mail[] = [];
  const send = vi.fn(async (mail: Mail) => {
    await new Promise(setImmediate);
    mails.push(mail);
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1, 9) });
    folder = path.join(directory, randomUUID());
    mails.length = 0;
    send.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  return {
    mails,
    send,
    file: () => path.join(folder, 'submissions.sqlite'),
    /** All that the disk has of the store. */
    onDisk: () =>
      readdirSync(folder)
        .map((name) => readFileSync(path.join(folder, name), 'latin1'))
        .join(),
  };
};
