import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toYaml } from '@/cms/scripts/content/yaml';

/** The folders of the content that Strapi does not store. */
const notInStrapi = ['albums', 'demonstration-offers', 'document-texts', 'finance', 'offers', 'playlists'];

const files = globSync('content/**/*.yaml', { exclude: notInStrapi.map((name) => `content/${name}`) });

it('content has the format in which Strapi exports it (-u writes it)', async () => {
  for (const file of files)
    await expect.soft(toYaml(parse(readFileSync(file, 'utf8'))), file).toMatchFileSnapshot(path.resolve(file));
});
