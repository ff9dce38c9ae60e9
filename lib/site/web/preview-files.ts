import type { IncomingMessage } from 'node:http';
import { sign, verify } from '../../platform/state/signing.ts';
import { isHiddenFile } from '../../upstreams/files/schedule.ts';

/** The cookie with which an editor in preview gets pictures and films of content that is not published yet. */
const cookieName = 'preview_files';

/** Builds the Set-Cookie of an editor's preview. It also works in the frame in which a CMS shows the preview. */
export const buildPreviewFilesCookie = async (maxAgeSeconds: number): Promise<string> => {
  const token = await sign(cookieName, {}, maxAgeSeconds);
  return `${cookieName}=${token}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; Secure; SameSite=None`;
};

const readCookie = ({ headers }: IncomingMessage): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

/**
 * Who may get a picture or film, by its reference: everybody, only this client (an editor in preview), or nobody, since
 * only content that is not published now refers to it.
 */
export const getFileAccess = async (
  request: IncomingMessage,
  reference: string,
): Promise<'public' | 'private' | 'none'> => {
  if (!isHiddenFile(reference)) return 'public';
  const token = readCookie(request);
  return token && (await verify(cookieName, token)) ? 'private' : 'none';
};
