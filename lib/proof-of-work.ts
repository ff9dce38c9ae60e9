/**
 * A proof of work, for browsers and the server: a token `{Unix time in ms}.{nonce}` whose SHA-256, with the action
 * before it, begins with so many zero bits. About 4,000 hashes find one: a tenth of a second on a phone.
 */
const zeroBits = 12;
const batch = 128;

/** What is hashed of a token. */
export const workOf = (action: string, token: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${action}.${token}`);

/** Whether a hash begins with as many zero bits as it should. */
export const isSolved = (hash: ArrayLike<number>): boolean =>
  Math.clz32(((hash[0] ?? 255) << 24) | ((hash[1] ?? 255) << 16)) >= zeroBits;

/** Finds a token for an action, by the server's clock where `now` gives it. Needs a page served over https. */
export const solve = async (action: string, now = Date.now()): Promise<string> => {
  const salt = crypto.randomUUID().replaceAll('-', '');
  for (let first = 0; ; first += batch) {
    const tokens = Array.from({ length: batch }, (_, index) => `${now}.${salt}${first + index}`);
    const hashes = await Promise.all(tokens.map((token) => crypto.subtle.digest('SHA-256', workOf(action, token))));
    const solved = tokens.find((_, index) => isSolved(new Uint8Array(hashes[index] ?? [])));
    if (solved) return solved;
  }
};
