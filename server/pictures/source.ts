import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../../lib/shared/error-code.ts';
import { cmsFiles } from '../../lib/upstreams/files/cms-files.ts';
import { widthOf } from './convert.ts';

/** An original picture. */
export interface Source {
  file: string;
  /** Identifies the version of the file: it differs once the file changes. */
  state: string;
}

/**
 * The picture at a path: from the CMS, or below `root`; null if there is none. Rejects if the CMS's file is
 * unavailable.
 */
export const findSource = async (root: string, name: string): Promise<Source | null> => {
  const file = (await cmsFiles.find(name.slice(1))) ?? path.join(root, name);
  try {
    const stats = await stat(file);
    return stats.isFile() ? { file, state: `${name} ${stats.mtimeMs} ${stats.size}` } : null;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
};

/** Reads the widths of pictures, and caches each until its file changes. */
export const widthReader = () => {
  const widths = new LRUCache<string, number, Source>({
    max: 1000,
    fetchMethod: (_state, _known, { context }) => widthOf(context.file),
  });
  return (source: Source): Promise<number | undefined> => widths.fetch(source.state, { context: source });
};
