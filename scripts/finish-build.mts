import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nextEnv from '@next/env';
import { pictureQuality, pictureWidths } from '../lib/shared/picture-sizes.ts';
import { recordBuild } from '../server/build-record.ts';
import { encodedRoot, filesIn, folders } from '../server/files.ts';
import { recordFiles } from '../server/needed-files.ts';
import { recordPagePictures } from '../server/pictures/page-pictures.ts';
import { compressions, encode, encodeSmallest } from '../server/response-cache/encodings.ts';

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: () => undefined });
const { env } = await import('../lib/env/index.ts');

const isText = (name: string) => /\.(css|js|json|svg|txt|vtt|webmanifest)$/.test(name);

/** Compresses a file of the build or of `public` with every encoding. A result that is not smaller is not written. */
const compress = async (root: string, name: string, address: string): Promise<void> => {
  const content = await readFile(path.join(root, name));
  for (const encoding of compressions) {
    const encoded = await (encoding === 'br' ? encodeSmallest(content) : encode(content, encoding));
    if (encoded.length >= content.length) continue;
    const file = path.join(encodedRoot(encoding), address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, encoded);
  }
};

for (const { prefix, root } of folders)
  await Promise.all(
    filesIn(root)
      .filter(isText)
      .map((name) => compress(root, name, prefix + name)),
  );
await recordPagePictures({ widths: pictureWidths, quality: pictureQuality });
await recordFiles(filesIn('.next').map((name) => path.join('.next', name)));
await recordBuild(env);
