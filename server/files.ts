import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import { getNextChangeMs } from '../lib/upstreams/files/schedule.ts';
import { isReadRequest } from './is-read-request.ts';
import { limitMaxAge } from './limit-caching.ts';
import type { SyncHandler } from './observe.ts';
import { compressions, type Encoding, findPreferredEncoding } from './response-cache/encodings.ts';
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

/** The encodings of a file that are newer than the file. */
const findEncodings = (file: string, urlPath: string) =>
  compressions.filter((encoding) => getMtimeMs(path.join(getEncodedRoot(encoding), urlPath)) >= getMtimeMs(file));

/** Builds the response with a file that never changes. `encoded` has the encodings of `body` that exist already. */
export const buildImmutableResponse = (
  urlPath: string,
  body: Buffer,
  encoded: readonly [Encoding, Buffer][] = [],
): StoredResponse => {
  const headers = {
    'content-type': mime.contentType(path.posix.basename(urlPath)) || 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return toStoredResponse({ status: 200, headers, body }, new Map([...encoded, ['identity', body]]));
};

const readBuildFile = (name: string): [address: string, StoredResponse] => {
  const [file, urlPath] = [path.join(buildFolder.root, name), buildFolder.prefix + name];
  const encoded = findEncodings(file, urlPath).map((encoding): [Encoding, Buffer] => [
    encoding,
    readFileSync(path.join(getEncodedRoot(encoding), urlPath)),
  ]);
  return [urlPath, buildImmutableResponse(urlPath, readFileSync(file), encoded)];
};

interface PublicFile {
  name: string;
  urlPath: string;
  encodings: (typeof compressions)[number][];
}

/**
 * Serves the files of the build from memory, and those of `public` from disk. They are listed when the server starts.
 */
export const createFileServer = ({ trySend, send }: ReturnType<typeof createStoredResponseSender>) => {
  const buildFiles = new Map(listFiles(buildFolder.root).map(readBuildFile));
  const publicFiles = new Map<string, PublicFile>(
    listFiles(publicFolder.root).map((name) => {
      const urlPath = publicFolder.prefix + name;
      return [urlPath, { name, urlPath, encodings: findEncodings(path.join(publicFolder.root, name), urlPath) }];
    }),
  );

  const sendPublic = (request: IncomingMessage, response: ServerResponse, { name, urlPath, encodings }: PublicFile) => {
    if (encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    // A file that only an editor in preview may get has a Cache-Control already.
    if (!response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', limitMaxAge(publicCaching, getNextChangeMs()));
    const offered = request.headers.range ? [] : encodings;
    const encoding = findPreferredEncoding(request.headers['accept-encoding']?.toString(), offered);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    sendFile(
      request,
      response,
      encoding ? { root: getEncodedRoot(encoding), name: urlPath } : { ...publicFolder, name },
    );
  };

  /** Sends a file of the build; null if it is not in memory in the encoding that the client prefers. */
  const handleSync: SyncHandler = (request, response, extraHeaders) => {
    const stored = buildFiles.get(request.url ?? '');
    return stored && isReadRequest(request) ? trySend(request, response, stored, extraHeaders) : null;
  };

  /** Serves the file at a decoded address. Returns whether there is such a file; if so, the response is sent. */
  const serve = async (urlPath: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const stored = buildFiles.get(urlPath);
    const file = publicFiles.get(urlPath);
    if (!stored && !file) return false;
    if (!isReadRequest(request)) sendText(response, methodNotAllowed);
    else if (stored) await send(request, response, stored, []);
    else if (file) sendPublic(request, response, file);
    return true;
  };

  return { handleSync, serve };
};
