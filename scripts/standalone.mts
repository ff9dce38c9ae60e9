import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { subsetFonts } from '../lib/pdf/font-files.ts';
import { listFiles } from '../server/files.ts';
import { isBuildOnly, recordFiles } from '../server/needed-files.ts';
import { cutFont } from './standalone/cut-font.mts';
import { tracedFiles } from './standalone/traced-files.mts';

/** Copies what a server needs to run the build to `.next/standalone`: `npm run standalone`. */
const target = '.next/standalone';
const copiedFolders = ['.next', 'content', 'public'];

/** How large the packages may be, in megabytes. */
const maxPackagesMb = 100;

const listAllFiles = (folder: string) => listFiles(folder).map((file) => path.join(folder, file));

/** Keeps times, because servers compare those of files and of their compressed copies. */
const copy = (file: string): void =>
  cpSync(file, path.join(target, file), { preserveTimestamps: true, dereference: true });

/** The top folder of a file. */
const getTopFolder = (file: string) => file.split('/', 1)[0] ?? '';

/** The size of copied files, in megabytes. */
const getSizeMb = (copies: string[]): number =>
  copies.reduce((sum, file) => sum + statSync(path.join(target, file)).size, 0) / 1e6;

const report = (name: string, copies: string[]) =>
  process.stdout.write(`${getSizeMb(copies).toFixed(1).padStart(7)} MB  ${name}\n`);

if (!existsSync('.next/files.json')) throw new Error('There is no build. Run `npm run build` first.');
rmSync(target, { recursive: true, force: true });
const candidateFiles = [...(await tracedFiles()), ...copiedFolders.flatMap(listAllFiles)];
const files = [...new Set(candidateFiles)].filter((file) => !isBuildOnly(file));
for (const file of files) copy(file);
await recordFiles(files, target);
for (const language of ['chinese', 'japanese'] as const)
  for (const font of subsetFonts[language].map((name) => path.join('node_modules', name)))
    writeFileSync(path.join(target, font), await cutFont(readFileSync(font), language));

const filesByFolder = Object.groupBy(files, getTopFolder);
for (const name of ['node_modules', ...copiedFolders]) report(name, filesByFolder[name] ?? []);
report(target, files);
if (getSizeMb(filesByFolder.node_modules ?? []) > maxPackagesMb) {
  process.stderr.write(
    `The packages take more than ${maxPackagesMb} MB: they may include code that only builds need.\n`,
  );
  process.exitCode = 1;
}
