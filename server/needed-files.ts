import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const list = '.next/files.json';

/** Whether a server does not need a file of the build. */
export const isOnlyForBuilds = (file: string): boolean =>
  /^\.next\/(cache|diagnostics|standalone|types)\/|^\.next\/trace|\.nft\.json$/.test(file);

/** Whether operators may replace a file without a build. */
const isContent = (file: string): boolean => /^(content|public\/media)\//.test(file);

/** Records which files a server in `folder` needs, so that it notices when its copy is incomplete. */
export const recordFiles = async (files: readonly string[], folder = '.'): Promise<void> => {
  const needed = files.filter((file) => file !== list && !isOnlyForBuilds(file) && !isContent(file));
  await writeFile(path.join(folder, list), JSON.stringify(needed));
};

/** Rejects if files that the server needs are missing. Without this, it would start, and answer 500. */
export const checkFiles = async (folder = '.'): Promise<void> => {
  const text = await readFile(path.join(folder, list), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${list} is missing. Copy the build again, or run \`npm run build\`.`);
  const missing = (JSON.parse(text) as string[]).filter((file) => !existsSync(path.join(folder, file)));
  if (missing.length === 0) return;
  const named = missing.length > 5 ? [...missing.slice(0, 5), `and ${missing.length - 5} more`] : missing;
  throw new Error(`This copy is incomplete. These files are missing: ${named.join(', ')}. Copy it again.`);
};
