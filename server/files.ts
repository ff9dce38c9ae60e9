import { globSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getNextChangeMs } from '../lib/upstreams/files/schedule.ts';
import { isReadRequest } from './is-read-request.ts';
import { limitMaxAge } from './limit-caching.ts';
import { chooseEncoding, compressions, type Encoding } from './response-cache/encodings.ts';
import { sendFileOrStatus } from './send-file.ts';
import { methodNotAllowed, sendText } from './send-text.ts';

/** Files of the build never change. */
export const immutableCaching = 'public, max-age=31536000, immutable';
/** Browsers revalidate files of `public` each time; a CDN may keep them for a minute. */
const publicCaching = 'public, max-age=0, s-maxage=60';

/** The static files of the build. */
export const buildFolder = { prefix: '/_next/static/', root: '.next/static' };
/** The folders that are served as static files, by address prefix. */
export const staticFolders = [{ prefix: '/', root: 'public' }, buildFolder];

/** The folder of the text files that the build compresses in an encoding. Files in it are named after their address. */
export const getEncodedRoot = (encoding: (typeof compressions)[number]): string => `.next/encoded/${encoding}`;

/** The relative paths of all files in a folder and its subfolders, of those with a dot only `.well-known`. */
export const listFiles = (root: string): string[] =>
  globSync(['**/*', '**/.well-known/**/*'], { cwd: root }).filter((name) => statSync(path.join(root, name)).isFile());

const getMtimeMs = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The paths of a file and its compressed versions, except those that are older than the file. */
const findEncodings = (file: string, urlPath: string): Map<Encoding, string> => {
  const encoded = compressions.map((encoding): [Encoding, string] => [
    encoding,
    path.join(getEncodedRoot(encoding), urlPath),
  ]);
  const current = encoded.filter(([, encodedFile]) => getMtimeMs(encodedFile) >= getMtimeMs(file));
  return new Map([...current, ['identity', file]]);
};

/**
 * Creates the server of the files of the build and of `public`. Returns whether there is a file at a decoded address; if
 * so, the response is sent. Files are listed when the server starts.
 */
export const createFileServer = () => {
  const files = new Map<string, Map<Encoding, string>>();
  for (const { prefix, root } of staticFolders)
    for (const name of listFiles(root)) files.set(prefix + name, findEncodings(path.join(root, name), prefix + name));

  return async (urlPath: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const encodings = files.get(urlPath);
    if (!encodings) return false;
    if (!isReadRequest(request)) {
      sendText(response, methodNotAllowed);
      return true;
    }
    const preferred = chooseEncoding(request.headers['accept-encoding']?.toString());
    const encoding = encodings.has(preferred) ? preferred : 'identity';
    const isImmutable = urlPath.startsWith(buildFolder.prefix);
    const caching = isImmutable ? immutableCaching : limitMaxAge(publicCaching, getNextChangeMs());
    await sendFileOrStatus(request, response, encodings.get(encoding) ?? '', {
      // A file that only an editor in preview may get has a Cache-Control already.
      'Cache-Control': `${response.getHeader('Cache-Control') ?? caching}`,
      ...(encodings.size > 1 && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    return true;
  };
};
