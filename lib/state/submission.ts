import { setTimeout as wait } from 'node:timers/promises';
import { ContractError } from '../http/contract-error';
import { UpstreamError } from '../http/upstream-error';
import { type Claim, doClaimed } from './claim';
import type { MailAllowance } from './mail-allowance';

/** One key was given to two submissions, or to one of which all that it said is erased. */
export class KeyReused extends ContractError {
  constructor() {
    super('The key belongs to another submission.');
    this.name = 'KeyReused';
  }
}

/** How often, and after how many ms, somebody else's mail of the same submission is asked after. */
const patience = { times: 100, ms: 100 };

/** What a store knows of a submission's key; times are Unix times in ms, `same` is whether it was given the same. */
export interface KnownSubmission {
  same: number | null;
  mailedAt: number | null;
  claimedUntil: number;
}

/** Whether a submission's mail is sent, or being sent by somebody else; null where it is to be sent. Throws KeyReused. */
export const mailState = (known: KnownSubmission | undefined, now: number): 'mailed' | 'busy' | null => {
  if (!known) return null;
  const busy = known.claimedUntil > now;
  if (!known.same && (known.mailedAt !== null || busy)) throw new KeyReused();
  if (known.mailedAt !== null) return 'mailed';
  return busy ? 'busy' : null;
};

/** The id of what a submission asked for, and the claim of its mail; or why there is none to send. */
export type ClaimedSubmission = { id: string; claim: Claim } | 'mailed' | 'busy';

/** Does what a submission asks for once, however often and by however many processes it is asked for. */
export const doOnce = async (claim: () => ClaimedSubmission, work: (id: string) => Promise<void>): Promise<void> => {
  let claimed = claim();
  for (let asked = 0; claimed === 'busy' && asked < patience.times; asked++) {
    await wait(patience.ms);
    claimed = claim();
  }
  if (claimed === 'mailed') return;
  if (claimed === 'busy') throw new UpstreamError('timeout');
  const { id } = claimed;
  await doClaimed(claimed.claim, () => work(id));
};

interface Submission {
  key: string;
  email: string;
  /** What is mailed about. */
  list: string;
  allowance: MailAllowance;
  /** Keeps what is submitted, and claims its mail. */
  claim: () => ClaimedSubmission;
  send: (id: string, mailId: string) => Promise<void>;
}

/** How long the last mail took, in ms. */
let lastTook = 0;

/**
 * Has the mail of a submission sent once. An address that was sent too many is sent none; whoever asks cannot tell, since
 * that takes as long as a mail.
 */
export const mailOnce = ({ key, email, list, allowance, claim, send }: Submission): Promise<void> =>
  doOnce(claim, async (id) => {
    const mailId = `${list}:${id}:${key}`;
    const isSent = await allowance.sendWithin({ list, email, id: mailId }, async () => {
      const start = performance.now();
      await send(id, mailId);
      lastTook = performance.now() - start;
    });
    if (!isSent) await wait(lastTook);
  });
