import { globSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { dataDir } from './server';
import { expect } from './test';

const outbox = `${dataDir}/outbox`;

/** Decodes a quoted-printable mail. */
const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** Waits for a mail to an address, and returns its source. */
export const mailTo = async (email: string): Promise<string> => {
  let found = '';
  const look = () => {
    const mails = globSync('*.eml', { cwd: outbox }).map((name) => readFileSync(`${outbox}/${name}`, 'utf8'));
    found = mails.find((text) => text.includes(email)) ?? '';
    return found;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeTruthy();
  return found;
};

/** The path of the mail's first link to a page such as `job-alert`. Throws if there is none. */
export const linkIn = (mail: string, page: string): string => {
  const [, path] = new RegExp(`https?://[^/\\s]+(/\\w+/${page}/\\?token=[\\w.-]+)`).exec(decoded(mail)) ?? [];
  if (!path) throw new Error(`The mail leads to no ${page}.`);
  return path;
};

/** The path for one-click unsubscription, from the mail's headers. Throws if there is none. */
export const oneClickIn = (mail: string): string => {
  const [, url] = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail) ?? [];
  if (!url || !mail.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'))
    throw new Error('There is no click.');
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** The address of Brevo that confirms what its mail asks. Throws if there is none. */
export const brevoLinkIn = (mail: string): string => {
  const [link] = /http:\/\/\S+\/brevo\/confirm\/[\w-]+/.exec(decoded(mail)) ?? [];
  if (!link) throw new Error('The mail has no link of Brevo.');
  return link;
};

/** Waits until a form says that it is done, which is after its proof of work: on a busy machine that takes seconds. */
export const expectDone = (heading: Locator) => expect(heading).toBeFocused({ timeout: 20_000 });
