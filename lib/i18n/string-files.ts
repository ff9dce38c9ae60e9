import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { oncePerProcess } from '../shared/once-per-process.ts';
import { loading, stringSource } from './string-source.ts';

const reads = oncePerProcess('string-reads', () => pLimit(loading.maxParallelReads));

/** Strings as the server reads them, a limited number of files at a time. */
export const stringFiles = stringSource((locale, namespace) =>
  reads(async () => {
    const file = path.join(process.cwd(), 'public/locales', locale, `${namespace}.json`);
    try {
      return JSON.parse(await readFile(file, 'utf8'));
    } catch (cause) {
      throw new Error(`The strings of ${locale}/${namespace} cannot be read.`, { cause });
    }
  }),
);
