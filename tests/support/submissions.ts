import { afterEach, beforeEach, vi } from 'vitest';
import { createOutbox } from '@/lib/platform/state/outbox';
import { deliverDue } from '@/lib/site/submissions/deliver';
import { eraseExpired } from '@/lib/site/submissions/retention';
import { createSubscriptions } from '@/lib/site/submissions/subscriptions';
import type { Email } from '@/lib/upstreams/mailing/contract';
import { createTestDatabase } from './state';
import { createTestEmail } from './test-email';

export const dayMs = 86_400_000;

/** Advances the clock by a time in ms without running timers, as after a process has died. */
export const advanceTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

const extractToken = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

/** The token of an email's first link, which is the link that confirms if the email has one. */
export const getConfirmToken = (email: Email | undefined) => extractToken(email?.text);

/** The unsubscribe token in an email's headers. */
export const getCancelToken = (email: Email | undefined) => extractToken(email?.headers?.['List-Unsubscribe']);

/** A database, and a fake mailer that collects its emails. Both are new for each test, and the clock is reset. */
export const submissionFixtures = () => {
  const { open, readStored } = createTestDatabase();
  const emails: Email[] = [];
  const send = vi.fn(async (email: Email) => {
    emails.push(email);
  });
  const site = () => ({ database: open(), buildEmail: createTestEmail, send, mailingList: {} });
  const deliver = () =>
    deliverDue(createOutbox(open()), {
      mail: (content) => send(content as Email),
      subscription: createSubscriptions(site()).requestConfirmation,
    });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1, 9) });
    emails.length = 0;
    send.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  return {
    emails,
    send,
    /** Opens the database of the test as a new process does. */
    openDatabase: open,
    readStored,
    /** What forms need, as a new process opens it. Subscriptions have no vendor. */
    site,
    /** Opens the outbox as a new process does. */
    openOutbox: () => createOutbox(open()),
    /** Erases what has expired, as the regular task does. */
    eraseExpired: () => eraseExpired(open()),
    /** Sends what is due, as a new process does. Resolves with the number of entries that it tried to send. */
    deliver,
  };
};
