import type { JWTPayload } from 'jose';
import { sign, verify } from './signing';

const daySeconds = 86_400;

/** How many days a confirmation link is valid; unconfirmed submissions are erased after that. */
export const pendingDays = 7;
const validitySeconds = { confirm: pendingDays * daySeconds, cancel: 2 * 365 * daySeconds };

/** What a link in a mail does. */
export type Purpose = keyof typeof validitySeconds;
const purposes = Object.keys(validitySeconds) as Purpose[];

/** Issues and reads the tokens of links in mails. `kind` is the kind of mail. A token has a payload and a purpose. */
export const createLinkTokens = <T extends JWTPayload>(kind: string) => ({
  issue: (purpose: Purpose, payload: T): Promise<string> =>
    sign(`${kind}:${purpose}`, payload, validitySeconds[purpose]),

  /** The payload and purpose of a token; null when it is invalid or expired. */
  async read(token: string): Promise<(T & { purpose: Purpose }) | null> {
    for (const purpose of purposes) {
      const payload = await verify(`${kind}:${purpose}`, token);
      if (payload) return { ...(payload as T), purpose };
    }
    return null;
  },
});
