import { globSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { answer } from './answer.ts';
import { filesInMemory } from './files-in-memory.ts';
import { isRead } from './is-read.ts';
import type { AtOnce } from './observe.ts';
import { compressions, preferred } from './response-cache/encodings.ts';
import type { storedSender } from './response-cache/send-stored.ts';
import { sendFile } from './send-file.ts';

/** The static files of the build, which never change. `maxAge` is in ms. */
export const buildFolder = { prefix: '/_next/static/', root: '.next/static', maxAge: 31_536_000_000 };

/** The folders that are served as static files, by address prefix. */
export const folders = [{ prefix: '/', root: 'public', maxAge: 0 }, buildFolder];

/** The folder of the text files that the build compresses in an encoding. Files in it are named by address. */
export const encodedRoot = (encoding: (typeof compressions)[number]): string => `.next/encoded/${encoding}`;

interface ServedFile {
  root: string;
  name: string;
  maxAge: number;
  encodings: (typeof compressions)[number][];
}

/** The relative paths of all files in a folder and its subfolders. */
export const filesIn = (root: string): string[] =>
  globSync('**/*', { cwd: root }).filter((name) => statSync(path.join(root, name)).isFile());

const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Serves the files of the build and of `public`. The list of files is read once, when the server starts. Small files of
 * the build are sent from memory by `sendNow`.
 */
export const fileServer = ({ sendNow }: Pick<ReturnType<typeof storedSender>, 'sendNow'>) => {
  const served = new Map<string, ServedFile>();
  const inMemory = filesInMemory();
  for (const { prefix, root, maxAge } of folders)
    for (const name of filesIn(root)) {
      const isCurrent = (encoding: (typeof compressions)[number]) =>
        changed(path.join(encodedRoot(encoding), prefix, name)) >= changed(path.join(root, name));
      served.set(prefix + name, { root, name, maxAge, encodings: compressions.filter(isCurrent) });
    }

  const remember = (address: string, { root, name, maxAge, encodings }: ServedFile) => {
    const encoded = Object.fromEntries(encodings.map((one) => [one, path.join(encodedRoot(one), address)]));
    if (maxAge > 0) inMemory.remember(address, { file: path.join(root, name), maxAge, encoded });
  };

  /** Sends a file that is in memory. */
  const atOnce: AtOnce = (request, response, own) => {
    const stored = request.headers.range ? undefined : inMemory.get(request.url ?? '');
    return stored && isRead(request) ? sendNow(request, response, stored, own) : null;
  };

  /** Returns whether there is such a file. If there is, it has been answered. */
  const serve = (address: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const file = served.get(address);
    if (!file) return false;
    if (!isRead(request)) {
      answer(response, { status: 405, message: 'Use GET or HEAD.', headers: { Allow: 'GET, HEAD' } });
      return true;
    }
    remember(address, file);
    if (file.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    const offered = request.headers.range ? [] : file.encodings;
    const encoding = preferred(request.headers['accept-encoding']?.toString(), offered);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const [root, name] = encoding ? [encodedRoot(encoding), address] : [file.root, file.name];
    sendFile(request, response, { root, name, maxAge: file.maxAge });
    return true;
  };

  return { atOnce, serve };
};
