import { globSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { dataDir } from './server';
import { expect } from './test';

const outbox = `${dataDir}/outbox`;

/** Decodes the source of a quoted-printable email. */
const decodeQuotedPrintable = (source: string) =>
  Buffer.from(
    source
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** Waits for an email that contains a text, such as an address, and returns its source. */
export const waitForEmail = async (text: string): Promise<string> => {
  let source = '';
  const findEmail = () => {
    const emails = globSync('*.eml', { cwd: outbox }).map((name) => readFileSync(`${outbox}/${name}`, 'utf8'));
    source = emails.find((email) => email.includes(text)) ?? '';
    return source;
  };
  await expect.poll(findEmail, { timeout: 20_000 }).toBeTruthy();
  return source;
};

/** The path of the first link in an email to a page such as `job-alert`. Throws if there is none. */
export const findPageLink = (source: string, page: string): string => {
  const [, path] =
    new RegExp(`https?://[^/\\s]+(/\\w+/${page}/\\?token=[\\w.-]+)`).exec(decodeQuotedPrintable(source)) ?? [];
  if (!path) throw new Error(`The email has no link to ${page}.`);
  return path;
};

/** The path for one-click unsubscription, from the headers of an email. Throws if there is none. */
export const findOneClickPath = (source: string): string => {
  const [, url] = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(source) ?? [];
  if (!url || !source.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'))
    throw new Error('The email has no header for one-click unsubscription.');
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** The address at Brevo that confirms a subscription, from an email of Brevo. Throws if there is none. */
export const findBrevoLink = (source: string): string => {
  const [link] = /http:\/\/\S+\/brevo\/confirm\/[\w-]+/.exec(decodeQuotedPrintable(source)) ?? [];
  if (!link) throw new Error('The email has no link to Brevo.');
  return link;
};

/** Waits until the confirmation of a form has the focus. Its proof of work takes seconds on a busy machine. */
export const expectDone = (heading: Locator) => expect(heading).toBeFocused({ timeout: 20_000 });
