import type { JWTPayload } from 'jose';
import { sign, verify } from './signing';

const daySeconds = 86_400;

/** How many days a confirmation link is valid; unconfirmed submissions are erased after that. */
export const pendingDays = 7;
const validity = { confirm: pendingDays * daySeconds, cancel: 2 * 365 * daySeconds };

/** What a link in a mail does. */
export type Purpose = keyof typeof validity;
const purposes = Object.keys(validity) as Purpose[];

/** Issues and reads the tokens of links in mails. `kind` is the kind of mail. A token has a payload and a purpose. */
export const tickets = <T extends JWTPayload>(kind: string) => ({
  issue: (purpose: Purpose, about: T): Promise<string> => sign(`${kind}:${purpose}`, about, validity[purpose]),

  /** The payload and purpose of a token; null when it is invalid or expired. */
  async read(token: string): Promise<(T & { purpose: Purpose }) | null> {
    for (const purpose of purposes) {
      const about = await verify(`${kind}:${purpose}`, token);
      if (about) return { ...(about as T), purpose };
    }
    return null;
  },
});
