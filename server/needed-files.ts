import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const listFile = '.next/files.json';

/** Whether a server does not need a file of the build. */
export const isBuildOnly = (file: string): boolean =>
  /^\.next\/(cache|dev|diagnostics|standalone|types)\/|^\.next\/trace|\.nft\.json$/.test(file);

/** Whether operators may replace a file without a build. */
const isContent = (file: string): boolean => /^(content|public\/media)\//.test(file);

/** Records which files a server in `folder` needs, so that it notices when its copy is incomplete. */
export const recordFiles = async (files: readonly string[], folder = '.'): Promise<void> => {
  const needed = files.filter((file) => file !== listFile && !isBuildOnly(file) && !isContent(file));
  await writeFile(path.join(folder, listFile), JSON.stringify(needed));
};

/** Rejects if files that the server needs are missing. Without this check, it would start, and respond with 500. */
export const checkFiles = async (folder = '.'): Promise<void> => {
  const text = await readFile(path.join(folder, listFile), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${listFile} is missing. Copy the build again, or run \`npm run build\`.`);
  const missing = (JSON.parse(text) as string[]).filter((file) => !existsSync(path.join(folder, file)));
  if (missing.length === 0) return;
  const summary = missing.length > 5 ? [...missing.slice(0, 5), `and ${missing.length - 5} more`] : missing;
  throw new Error(`This copy is incomplete. These files are missing: ${summary.join(', ')}. Copy it again.`);
};
