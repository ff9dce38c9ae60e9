import { createHash } from 'node:crypto';
import { isSolved, workOf } from '../../proof-of-work';
import type { Captcha } from '../contract';

const longest = 5 * 60_000;
const ahead = 30_000;
/** Tokens that are remembered as used: beyond so many within five minutes, the oldest are forgotten. */
const mostUsed = 50_000;

/** Verifies proofs of work: at most five minutes old, each good once in this process. */
export const embeddedCaptcha = (): Captcha => {
  const used = new Map<string, number>();

  const forget = (now: number) => {
    for (const [token, time] of used) {
      if (used.size <= mostUsed && now - time <= longest + ahead) break;
      used.delete(token);
    }
  };

  return {
    verify: async (token, action) => {
      const [, time] = /^(\d{13})\.[a-z0-9]{1,64}$/.exec(token) ?? [];
      const now = Date.now();
      const age = now - Number(time);
      if (!time || age > longest || age < -ahead || used.has(token)) return false;
      if (!isSolved(createHash('sha256').update(workOf(action, token)).digest())) return false;
      used.set(token, now);
      forget(now);
      return true;
    },
  };
};
