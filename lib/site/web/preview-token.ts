import type { IncomingMessage } from 'node:http';
import { env } from '../../platform/env/index.ts';
import { lifecycle } from '../../platform/process/lifecycle.ts';
import { fingerprint, sign, verify } from '../../platform/state/signing.ts';
import { isShownFile } from '../../upstreams/files/schedule.ts';

/** How long a preview lasts. */
export const previewSeconds = 3600;

const cookieName = '__Host-preview';
const previewCookies = new RegExp(`${cookieName}|__prerender_bypass|__next_preview_data`);

/** The purpose of tokens. It differs between deployments, and changes with the secret in the links of editors. */
const buildPurpose = async (secret: string): Promise<string> => `preview:${await fingerprint('preview', secret)}`;

/** A cookie also works in the frame in which a CMS shows the preview. */
const formatCookie = (token: string, maxAgeSeconds: number): string =>
  `${cookieName}=${token}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; Secure; SameSite=None`;

/** Builds the Set-Cookie of an editor who has entered the secret. */
export const buildPreviewCookie = async (secret: string): Promise<string> =>
  formatCookie(await sign(await buildPurpose(secret), {}, previewSeconds), previewSeconds);

/** The Set-Cookie that ends a preview. */
export const endedPreviewCookie = formatCookie('', 0);

/** Whether a request has a cookie of a preview, valid or not. */
export const hasPreviewCookie = ({ headers }: IncomingMessage): boolean => previewCookies.test(headers.cookie ?? '');

/** Whether a request is an editor's: it has a token that this deployment issued and that has not expired. */
export const isPreview = async ({ headers }: IncomingMessage): Promise<boolean> => {
  const token = new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
  const { PREVIEW_SECRET: secret } = env;
  return token !== undefined && secret !== undefined && (await verify(await buildPurpose(secret), token)) !== null;
};

/**
 * Who may get a file of the content, by its reference: everybody, if published content refers to it now; otherwise only
 * this client, if it is that of an editor in preview, or nobody. On startup it waits until the content is loaded.
 */
export const getFileAccess = async (
  request: IncomingMessage,
  reference: string,
): Promise<'public' | 'private' | 'none'> => {
  await lifecycle.content.promise.catch(() => undefined);
  if (isShownFile(reference)) return 'public';
  return (await isPreview(request)) ? 'private' : 'none';
};
