import type { JWTPayload } from 'jose';
import { sign, verify } from './signing';

const daySeconds = 86_400;

/** For how many days a link confirms; what is not confirmed by then is erased. */
export const pendingDays = 7;
const validity = { confirm: pendingDays * daySeconds, cancel: 2 * 365 * daySeconds };

/** What a link of a mail is for. */
export type Purpose = keyof typeof validity;
const purposes = Object.keys(validity) as Purpose[];

/** The tokens of links in mails about things of one kind, which say what they are about and what for. */
export const tickets = <T extends JWTPayload>(kind: string) => ({
  issue: (purpose: Purpose, about: T): Promise<string> => sign(`${kind}:${purpose}`, about, validity[purpose]),

  /** What a token is about; null where it is not ours or too old. */
  async read(token: string): Promise<(T & { purpose: Purpose }) | null> {
    for (const purpose of purposes) {
      const about = await verify(`${kind}:${purpose}`, token);
      if (about) return { ...(about as T), purpose };
    }
    return null;
  },
});
