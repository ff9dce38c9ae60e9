import type { JWTPayload } from 'jose';
import { sign, verify } from './signing.ts';

const daySeconds = 86_400;

/** The number of days for which a confirmation link is valid. Unconfirmed submissions are erased after that. */
export const confirmationDays = 7;
const validitySeconds = { confirm: confirmationDays * daySeconds, cancel: 2 * 365 * daySeconds };

/** The purpose of a link in an email: it confirms or cancels. */
export type LinkPurpose = keyof typeof validitySeconds;
const purposes = Object.keys(validitySeconds) as LinkPurpose[];

/** Issues and reads the tokens of links in emails of one `kind`. A token has a payload and a purpose. */
export const createLinkTokens = <T extends JWTPayload>(kind: string) => ({
  /** Returns a signed token that is safe in a URL. */
  issue: (purpose: LinkPurpose, payload: T): Promise<string> =>
    sign(`${kind}:${purpose}`, payload, validitySeconds[purpose]),

  /** Returns the payload and purpose of a token; null if it is invalid or expired. */
  async read(token: string): Promise<(T & { purpose: LinkPurpose }) | null> {
    for (const purpose of purposes) {
      const payload = await verify(`${kind}:${purpose}`, token);
      if (payload) return { ...(payload as T), purpose };
    }
    return null;
  },
});
