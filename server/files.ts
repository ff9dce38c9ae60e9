import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getNextChangeMs } from '../lib/upstreams/files/schedule.ts';
import { isReadRequest } from './is-read-request.ts';
import { limitMaxAge } from './limit-caching.ts';
import type { SyncHandler } from './observe.ts';
import { chooseEncoding, compressions, type Encoding } from './response-cache/encodings.ts';
import type { createStoredResponseSender } from './response-cache/send-stored.ts';
import { type StoredResponse, toStoredResponse } from './response-cache/stored-response.ts';
import { sendFileOrStatus } from './send-file.ts';
import { methodNotAllowed, sendText } from './send-text.ts';

/** The types of the files that builds have, by extension. */
const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Browsers revalidate files of `public` each time; a CDN may keep them for a minute. */
const publicCaching = 'public, max-age=0, s-maxage=60';

/** The static files of the build. */
export const buildFolder = { prefix: '/_next/static/', root: '.next/static' };
const publicFolder = { prefix: '/', root: 'public' };
/** The folders that are served as static files, by address prefix. */
export const staticFolders = [publicFolder, buildFolder];

/** The folder of the text files that the build compresses in an encoding. Files in it are named after their address. */
export const getEncodedRoot = (encoding: (typeof compressions)[number]): string => `.next/encoded/${encoding}`;

/** The relative paths of all files in a folder and its subfolders, of those with a dot only `.well-known`. */
export const listFiles = (root: string): string[] =>
  globSync(['**/*', '**/.well-known/**/*'], { cwd: root }).filter((name) => statSync(path.join(root, name)).isFile());

const getMtimeMs = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The paths of the compressed versions of a file, except those that are older than the file. */
const findEncodings = (file: string, urlPath: string): [Encoding, string][] =>
  compressions
    .map((encoding): [Encoding, string] => [encoding, path.join(getEncodedRoot(encoding), urlPath)])
    .filter(([, encodedFile]) => getMtimeMs(encodedFile) >= getMtimeMs(file));

/** The response with a file of a build, which never changes. */
export const toImmutableResponse = (
  urlPath: string,
  body: Buffer,
  encoded: [Encoding, Buffer][] = [],
): StoredResponse => {
  const contentType = contentTypes[path.extname(urlPath)] ?? 'application/octet-stream';
  const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=31536000, immutable' };
  return toStoredResponse({ status: 200, headers, body }, encoded);
};

const readBuildFile = (name: string): [urlPath: string, StoredResponse] => {
  const [file, urlPath] = [path.join(buildFolder.root, name), buildFolder.prefix + name];
  const encoded = findEncodings(file, urlPath).map(([encoding, encodedFile]): [Encoding, Buffer] => [
    encoding,
    readFileSync(encodedFile),
  ]);
  return [urlPath, toImmutableResponse(urlPath, readFileSync(file), encoded)];
};

const findPublicFile = (name: string): [urlPath: string, Map<Encoding, string>] => {
  const [file, urlPath] = [path.join(publicFolder.root, name), publicFolder.prefix + name];
  return [urlPath, new Map([...findEncodings(file, urlPath), ['identity', file]])];
};

/**
 * Creates the server of the files of the build, from memory, since every visitor requests dozens of them, and of
 * `public`, from disk. Files are listed when the server starts.
 */
export const createFileServer = ({ trySend, send }: ReturnType<typeof createStoredResponseSender>) => {
  const buildFiles = new Map(listFiles(buildFolder.root).map(readBuildFile));
  const publicFiles = new Map(listFiles(publicFolder.root).map(findPublicFile));

  const sendPublic = (request: IncomingMessage, response: ServerResponse, encodings: Map<Encoding, string>) => {
    const preferred = chooseEncoding(request.headers['accept-encoding']?.toString());
    const encoding = encodings.has(preferred) ? preferred : 'identity';
    return sendFileOrStatus(request, response, encodings.get(encoding) ?? '', {
      // A file that only an editor in preview may get has a Cache-Control already.
      'Cache-Control': `${response.getHeader('Cache-Control') ?? limitMaxAge(publicCaching, getNextChangeMs())}`,
      ...(encodings.size > 1 && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  };

  /** Sends a file of the build. */
  const handleSync: SyncHandler = (request, response, extraHeaders) => {
    const stored = buildFiles.get(request.url ?? '');
    return stored && isReadRequest(request) ? trySend(request, response, stored, extraHeaders) : null;
  };

  /** Returns whether there is a file at a decoded address; if so, the response is sent. */
  const serve = async (urlPath: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const stored = buildFiles.get(urlPath);
    const encodings = publicFiles.get(urlPath);
    if (!stored && !encodings) return false;
    if (!isReadRequest(request)) sendText(response, methodNotAllowed);
    else if (stored) await send(request, response, stored, []);
    else if (encodings) await sendPublic(request, response, encodings);
    return true;
  };

  return { handleSync, serve };
};
