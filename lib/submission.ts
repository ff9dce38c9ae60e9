import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamError } from './upstream-error';

/** One key was given to two submissions, or to one of which all that it said is erased. */
export class KeyReused extends Error {
  constructor() {
    super('The key belongs to another submission.');
    this.name = 'KeyReused';
  }
}

/** How long a mail may take, in ms: whoever was to send it is taken for dead after that. */
export const claimLength = 120_000;

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

interface Submission {
  /** Keeps what is submitted and claims its mail: gives the id of what was kept, or why there is none to send. */
  claim: () => { id: string } | 'mailed' | 'busy';
  send: (id: string) => Promise<void>;
  release: () => void;
  done: () => void;
}

/** Has the mail of a submission sent once, however often and by however many processes it is asked for. */
export const mailOnce = async ({ claim, send, release, done }: Submission): Promise<void> => {
  let claimed = claim();
  for (let asked = 0; claimed === 'busy' && asked < patience.times; asked++) {
    await wait(patience.ms);
    claimed = claim();
  }
  if (claimed === 'mailed') return;
  if (claimed === 'busy') throw new UpstreamError('timeout');
  try {
    await send(claimed.id);
  } catch (error) {
    release();
    throw error;
  }
  done();
};
