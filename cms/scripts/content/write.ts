import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, and its folder, unless it already has the content. Returns whether it was written. */
export const writeIfChanged = async (file: string, content: string | Buffer): Promise<boolean> => {
  const bytes = Buffer.from(content as string);
  const existing = await readFile(file).catch(() => null);
  if (existing?.equals(bytes)) return false;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return true;
};
