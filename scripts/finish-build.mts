import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getEncodedRoot, listFiles, staticFolders } from '../server/files.ts';
import { recordFiles } from '../server/needed-files.ts';
import { compressions, encode, encodeSmallest } from '../server/response-cache/encodings.ts';

const isText = (name: string) => /\.(css|js|json|svg|txt|vtt|webmanifest)$/.test(name);

/** Compresses a file of the build or of `public` with every encoding. Writes only results that are smaller. */
const compress = async (root: string, name: string, urlPath: string): Promise<void> => {
  const content = await readFile(path.join(root, name));
  for (const encoding of compressions) {
    const encoded = await (encoding === 'br' ? encodeSmallest(content) : encode(content, encoding));
    if (encoded.length >= content.length) continue;
    const file = path.join(getEncodedRoot(encoding), urlPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, encoded);
  }
};

for (const { prefix, root } of staticFolders)
  await Promise.all(
    listFiles(root)
      .filter(isText)
      .map((name) => compress(root, name, prefix + name)),
  );
await recordFiles(listFiles('.next').map((name) => path.join('.next', name)));
// Next's cache of compiled modules takes 240 MB, and saves a build half a minute.
await rm('.next/cache/webpack', { recursive: true, force: true });
