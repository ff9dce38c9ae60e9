import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import { getNextChangeMs } from '../lib/upstreams/files/schedule.ts';
import { isReadRequest } from './is-read-request.ts';
import { limitMaxAge } from './limit-caching.ts';
import type { SyncHandler } from './observe.ts';
import { compressions, type Encoding } from './response-cache/encodings.ts';
import type { createStoredResponseSender } from './response-cache/send-stored.ts';
import { type StoredResponse, toStoredResponse } from './response-cache/stored-response.ts';
import { sendFile } from './send-file.ts';
import { methodNotAllowed, sendText } from './send-text.ts';

/** The static files of the build, which never change. */
export const buildFolder = { prefix: '/_next/static/', root: '.next/static' };
/** Browsers revalidate files of `public` each time; a CDN may keep them for a minute. */
const publicCaching = 'public, max-age=0, s-maxage=60';
const publicFolder = { prefix: '/', root: 'public' };

/** The folders that are served as static files, by address prefix. */
export const staticFolders = [publicFolder, buildFolder];

/** The folder of the text files that the build compresses in an encoding. Files in it are named after their address. */
export const getEncodedRoot = (encoding: (typeof compressions)[number]): string => `.next/encoded/${encoding}`;

/** The relative paths of all files in a folder and its subfolders. */
export const listFiles = (root: string): string[] =>
  globSync('**/*', { cwd: root }).filter((name) => statSync(path.join(root, name)).isFile());

const getMtimeMs = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Reads the encodings of a file that are newer than the file. */
const readEncodings = (file: string, urlPath: string): [Encoding, Buffer][] =>
  compressions
    .map((encoding): [Encoding, string] => [encoding, path.join(getEncodedRoot(encoding), urlPath)])
    .filter(([, encodedFile]) => getMtimeMs(encodedFile) >= getMtimeMs(file))
    .map(([encoding, encodedFile]) => [encoding, readFileSync(encodedFile)]);

/** Builds the response with a file. `encoded` has the encodings of `body` that exist already. */
const buildFileResponse = (
  urlPath: string,
  body: Buffer,
  encoded: readonly [Encoding, Buffer][],
  headers: Record<string, string> = {},
): StoredResponse => {
  const contentType = mime.contentType(path.posix.basename(urlPath)) || 'application/octet-stream';
  const response = { status: 200, headers: { 'content-type': contentType, ...headers }, body };
  return toStoredResponse(response, new Map([...encoded, ['identity', body]]));
};

/** Builds the response with a file that never changes. */
export const buildImmutableResponse = (
  urlPath: string,
  body: Buffer,
  encoded: readonly [Encoding, Buffer][] = [],
): StoredResponse =>
  buildFileResponse(urlPath, body, encoded, { 'cache-control': 'public, max-age=31536000, immutable' });

/**
 * Serves the files of the build and the texts of `public`, such as drawings, from memory. The other files of `public`,
 * ranges and requests with If-Match are served from disk. Files are listed when the server starts.
 */
export const createFileServer = ({ trySend, send }: ReturnType<typeof createStoredResponseSender>) => {
  const buildFiles = new Map<string, StoredResponse>();
  for (const name of listFiles(buildFolder.root)) {
    const [file, urlPath] = [path.join(buildFolder.root, name), buildFolder.prefix + name];
    buildFiles.set(urlPath, buildImmutableResponse(urlPath, readFileSync(file), readEncodings(file, urlPath)));
  }
  const publicTexts = new Map<string, StoredResponse>();
  const publicNames = new Map<string, string>();
  for (const name of listFiles(publicFolder.root)) {
    const [file, urlPath] = [path.join(publicFolder.root, name), publicFolder.prefix + name];
    const encoded = readEncodings(file, urlPath);
    publicNames.set(urlPath, name);
    if (encoded.length > 0) publicTexts.set(urlPath, buildFileResponse(urlPath, readFileSync(file), encoded));
  }

  /** Sends a file of the build; null if it is not in memory in the encoding that the client prefers. */
  const handleSync: SyncHandler = (request, response, extraHeaders) => {
    const stored = buildFiles.get(request.url ?? '');
    return stored && isReadRequest(request) ? trySend(request, response, stored, extraHeaders) : null;
  };

  /** Serves the file at a decoded address. Returns whether there is such a file; if so, the response is sent. */
  const serve = async (urlPath: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const isFromDisk = request.headers.range !== undefined || request.headers['if-match'] !== undefined;
    const stored = buildFiles.get(urlPath) ?? (isFromDisk ? undefined : publicTexts.get(urlPath));
    const name = publicNames.get(urlPath);
    if (!stored && !name) return false;
    if (!isReadRequest(request)) {
      sendText(response, methodNotAllowed);
      return true;
    }
    // A file of the build has its own Cache-Control. One that only an editor in preview may get has one already.
    if (!response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', limitMaxAge(publicCaching, getNextChangeMs()));
    if (stored) await send(request, response, stored, []);
    else if (name) sendFile(request, response, { ...publicFolder, name });
    return true;
  };

  return { handleSync, serve };
};
