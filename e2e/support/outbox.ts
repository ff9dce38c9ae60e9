import { globSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { dataDir } from './server';
import { expect } from './test';

const outbox = `${dataDir}/outbox`;

/** Decodes a quoted-printable mail. */
const decodeQuotedPrintable = (source: string) =>
  Buffer.from(
    source
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** Waits for a mail to an address, and returns its source. */
export const waitForEmail = async (email: string): Promise<string> => {
  let source = '';
  const findEmail = () => {
    const emails = globSync('*.eml', { cwd: outbox }).map((name) => readFileSync(`${outbox}/${name}`, 'utf8'));
    source = emails.find((text) => text.includes(email)) ?? '';
    return source;
  };
  await expect.poll(findEmail, { timeout: 20_000 }).toBeTruthy();
  return source;
};

/** The path of the mail's first link to a page such as `job-alert`. Throws if there is none. */
export const findPageLink = (source: string, page: string): string => {
  const [, path] =
    new RegExp(`https?://[^/\\s]+(/\\w+/${page}/\\?token=[\\w.-]+)`).exec(decodeQuotedPrintable(source)) ?? [];
  if (!path) throw new Error(`The mail leads to no ${page}.`);
  return path;
};

/** The path for one-click unsubscription, from the mail's headers. Throws if there is none. */
export const findOneClickPath = (source: string): string => {
  const [, url] = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(source) ?? [];
  if (!url || !source.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'))
    throw new Error('There is no click.');
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** The address of Brevo that confirms what its mail asks. Throws if there is none. */
export const findBrevoLink = (source: string): string => {
  const [link] = /http:\/\/\S+\/brevo\/confirm\/[\w-]+/.exec(decodeQuotedPrintable(source)) ?? [];
  if (!link) throw new Error('The mail has no link of Brevo.');
  return link;
};

/** Waits until a form says that it is done, which is after its proof of work: on a busy machine that takes seconds. */
export const expectDone = (heading: Locator) => expect(heading).toBeFocused({ timeout: 20_000 });
