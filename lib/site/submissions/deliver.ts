import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { withRetry } from '../../platform/http/with-retry';
import { lifecycle } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { type LeasedEntry, type Outbox, siteOutbox } from '../../platform/state/outbox';
import { mailing } from '../../upstreams/mailing';
import type { Email } from '../../upstreams/mailing/contract';
import { subscriptions } from '.';

/** How many entries a process sends at the same time. */
const concurrency = 10;
const pollMs = 1000;
/** The pause after a failure to read the outbox, so that a database that is down does not fill the log. */
const failurePauseMs = 10_000;

const emailSchema: z.ZodType<Email> = z.object({
  id: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

type Senders = Record<string, (content: unknown) => Promise<void>>;

/** The function that sends each kind of entry. */
const siteSenders: Senders = {
  mail: (content) => mailing.send(emailSchema.parse(content)),
  subscription: subscriptions.requestConfirmation,
};

const deliver = async (outbox: Outbox, senders: Senders, entry: LeasedEntry): Promise<void> => {
  try {
    const send = senders[entry.kind];
    if (!send) throw new Error(`Outbox entries of the kind "${entry.kind}" cannot be sent.`);
    await send(entry.content);
  } catch (error) {
    return outbox.recordFailure(entry, error);
  }
  // An entry that is not recorded as sent would be sent again.
  await withRetry(() => outbox.recordSent(entry));
};

/** Sends entries of the outbox that are due. Returns how many it tried to send. */
export const deliverDue = async (outbox: Outbox = siteOutbox, senders: Senders = siteSenders): Promise<number> => {
  const entries = await outbox.lease(concurrency);
  await Promise.all(entries.map((entry) => deliver(outbox, senders, entry)));
  return entries.length;
};

/** Sends due entries of the outbox until the server stops. */
export const startDelivery = async (): Promise<void> => {
  while (!lifecycle.isStopping) {
    const pauseMs = await deliverDue().then(
      (count) => (count === 0 ? pollMs : 0),
      (error: unknown) => {
        log.error({ event: 'outbox.unavailable', err: error }, 'failed to send what is in the outbox');
        return failurePauseMs;
      },
    );
    if (pauseMs > 0) await wait(pauseMs, undefined, { ref: false });
  }
};
