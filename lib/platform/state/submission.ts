import { setTimeout as wait } from 'node:timers/promises';
import { oncePerProcess } from '../../shared/once-per-process';
import { ContractError, UpstreamError } from '../http/upstream-error';
import { type Claim, doClaimed } from './claim';
import type { MailAllowance } from './mail-allowance';

/** A key was used for two different submissions, or for one whose data is erased. */
export class KeyReused extends ContractError {
  constructor() {
    super('The key belongs to another submission.');
    this.name = 'KeyReused';
  }
}

/** How often to check whether another process has sent the mail, and the wait between checks in ms. */
const polling = { times: 100, ms: 100 };

/** The stored state of a submission key; times are Unix ms. `same` is whether the content is the same. */
export interface KnownSubmission {
  same: boolean;
  mailedAt: number | null;
  claimedUntil: number;
}

/** Whether the mail is sent, or another process is sending it; null if it must be sent. Throws KeyReused. */
export const mailState = (known: KnownSubmission | undefined, now: number): 'mailed' | 'busy' | null => {
  if (!known) return null;
  const busy = known.claimedUntil > now;
  if (!known.same && (known.mailedAt !== null || busy)) throw new KeyReused();
  if (known.mailedAt !== null) return 'mailed';
  return busy ? 'busy' : null;
};

/** The id of the submission with the claim on its mail, or the reason why there is no mail to send. */
export type ClaimedSubmission = { id: string; claim: Claim } | 'mailed' | 'busy';

/** Runs the work of a submission once, however many attempts and processes there are. */
export const doOnce = async (
  claim: () => Promise<ClaimedSubmission>,
  work: (id: string) => Promise<void>,
): Promise<void> => {
  let claimed = await claim();
  for (let checks = 0; claimed === 'busy' && checks < polling.times; checks++) {
    await wait(polling.ms);
    claimed = await claim();
  }
  if (claimed === 'mailed') return;
  if (claimed === 'busy') throw new UpstreamError('timeout');
  const { id } = claimed;
  await doClaimed(claimed.claim, () => work(id));
};

interface Submission {
  key: string;
  email: string;
  /** The mailing list, or another subject, for the mail allowance. */
  list: string;
  allowance: MailAllowance;
  /** Stores the submission and claims its mail. */
  claim: () => Promise<ClaimedSubmission>;
  send: (id: string, mailId: string) => Promise<void>;
}

/** How long the last mail took, in ms; before the first, what mail servers usually take. */
const lastMail = oncePerProcess('last-mail', () => ({ took: 500 }));

/**
 * Sends the mail of a submission once, unless its address is over the limit. Callers cannot tell the difference,
 * because both take the same time.
 */
export const mailOnce = ({ key, email, list, allowance, claim, send }: Submission): Promise<void> =>
  doOnce(claim, async (id) => {
    const mailId = `${list}:${id}:${key}`;
    const isSent = await allowance.sendWithin({ list, email, id: mailId }, async () => {
      const start = performance.now();
      await send(id, mailId);
      lastMail.took = performance.now() - start;
    });
    if (!isSent) await wait(lastMail.took);
  });
