/** Writes the signatures of the makers, of the board and of the executives to public/signatures: `npm run signatures`. */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { drawSignature } from './signatures/sign.ts';
import { CONTENT_FOLDER, getPublicFile } from './site-files.ts';

const FOLDER = '/signatures/';
const SOURCES = ['people/*/en.yaml', 'houses/*/en.yaml', 'pages/governance/en.yaml'];

/** The name of a file, as `toSlug` of the site builds it. */
const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

await mkdir(getPublicFile(FOLDER), { recursive: true });
for await (const file of glob(SOURCES, { cwd: CONTENT_FOLDER })) {
  const text = await readFile(`${CONTENT_FOLDER}/${file}`, 'utf8');
  for (const [, name = ''] of text.matchAll(/^ +(?:author|- name): (.+)$/gm))
    await writeFile(getPublicFile(`${FOLDER}${toSlug(name)}.svg`), drawSignature(name));
}
