import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { subsetFonts } from '../lib/pdf/font-files.ts';
import { listFiles } from '../server/files.ts';
import { isBuildOnly, recordFiles } from '../server/needed-files.ts';
import { traceFiles } from './standalone/traced-files.mts';
import { trimFont } from './standalone/trim-font.mts';

/** Copies the files that a server needs to run the build to `.next/standalone`: `npm run standalone`. */
const target = '.next/standalone';
const copiedFolders = ['.next', 'content', 'public'];

/** The maximum size of the packages. */
const maxPackagesMb = 100;

const listAllFiles = (folder: string) => listFiles(folder).map((file) => path.join(folder, file));

/** Copies a file with its times, because servers compare the times of files and of their compressed copies. */
const copy = (file: string): void =>
  cpSync(file, path.join(target, file), { preserveTimestamps: true, dereference: true });

const getTopFolder = (file: string) => file.split('/', 1)[0] ?? '';

const readSizeMb = (copies: string[]): number =>
  copies.reduce((sum, file) => sum + statSync(path.join(target, file)).size, 0) / 1e6;

const report = (name: string, copies: string[]) =>
  process.stdout.write(`${readSizeMb(copies).toFixed(1).padStart(7)} MB  ${name}\n`);

if (!existsSync('.next/files.json')) throw new Error('The build is missing. Run `npm run build` first.');
rmSync(target, { recursive: true, force: true });
const candidateFiles = [...(await traceFiles()), ...copiedFolders.flatMap(listAllFiles)];
const files = [...new Set(candidateFiles)].filter((file) => !isBuildOnly(file));
for (const file of files) copy(file);
await recordFiles(files, target);
for (const language of ['chinese', 'japanese'] as const)
  for (const font of subsetFonts[language].map((name) => path.join('node_modules', name)))
    writeFileSync(path.join(target, font), await trimFont(readFileSync(font), language));

const filesByFolder = Object.groupBy(files, getTopFolder);
for (const name of ['node_modules', ...copiedFolders]) report(name, filesByFolder[name] ?? []);
report(target, files);
if (readSizeMb(filesByFolder.node_modules ?? []) > maxPackagesMb) {
  process.stderr.write(
    `The packages take more than ${maxPackagesMb} MB. They may include code that only builds need.\n`,
  );
  process.exitCode = 1;
}
