import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { toYaml } from '../cms/scripts/content/yaml.ts';
import { readArguments, refuse } from '../lib/platform/process/arguments.ts';
import { importRedirects } from '../lib/upstreams/cms/authored/import-redirects.ts';

/**
 * Appends the redirects of a CSV file (`from,to` or `from,to,match`, with `gone` as the target of a removed page) to
 * `content/redirects.yaml`, and prints the lines that it refuses: `npm run redirects -- old.csv`.
 */
const [csvFile] = readArguments({ allowPositionals: true }).positionals;
if (!csvFile) throw refuse('Name the CSV file: npm run redirects -- old.csv');

const content = path.resolve(process.env.CONTENT_DIR ?? 'content');
const redirectsFile = path.join(content, 'redirects.yaml');
const existingRows = existsSync(redirectsFile) ? (parse(readFileSync(redirectsFile, 'utf8')) ?? []) : [];
const pageIds = ['pages', 'houses', 'articles', 'people'].flatMap((folder) => readdirSync(path.join(content, folder)));

const { rows, problems } = importRedirects(readFileSync(csvFile), existingRows, pageIds);
if (rows.length > 0) appendFileSync(redirectsFile, toYaml(rows));
for (const problem of problems) process.stderr.write(`${csvFile}, ${problem}\n`);
process.stdout.write(`Added ${rows.length} redirects to ${redirectsFile}; refused ${problems.length} lines.\n`);
