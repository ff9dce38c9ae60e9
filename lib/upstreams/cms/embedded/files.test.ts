import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { removeContent, writeFolder } from '@/tests/support/content';
import { findFile, listFileInfo } from './files';

afterAll(removeContent);

const secret = 'never to be seen';
const root = writeFolder({
  'secret.pdf': secret,
  'files/report.pdf': '%PDF-report',
  'files/empty.csv': '',
  'files/finance/2025/rapport annuel (v2).pdf': '%PDF-fr',
  'files/决算/报告.xlsx': 'cells',
  'files/.hidden.pdf': secret,
  'files/.git/config.pdf': secret,
  'files/notes.txt': secret,
  'files/page.html': secret,
  'files/REPORT.PDF': secret,
  'files/archive.tar.constructor': secret,
  'files/%2e%2e/secret.pdf': secret,
  'public/media/houses/one.jpg': 'picture',
  'public/media/films/two.mp4': 'film',
  'public/media/marks/three.html': secret,
  'public/robots.png': secret,
});
const folders = { files: path.join(root, 'files'), media: path.join(root, 'public/media') };
mkdirSync(path.join(root, 'files/folder.pdf'));
symlinkSync('../secret.pdf', path.join(root, 'files/leaving.pdf'));
symlinkSync('..', path.join(root, 'files/above'));
symlinkSync('report.pdf', path.join(root, 'files/staying.pdf'));
symlinkSync('loop.pdf', path.join(root, 'files/loop.pdf'));
writeFileSync(`${folders.files}-beside.pdf`, secret);

it.each([
  ['report.pdf', '%PDF-report'],
  ['empty.csv', ''],
  ['finance/2025/rapport annuel (v2).pdf', '%PDF-fr'],
  ['决算/报告.xlsx', 'cells'],
  ['media/houses/one.jpg', 'picture'],
  ['media/films/two.mp4', 'film'],
  ['staying.pdf', '%PDF-report'],
])('a file for visitors is found by its reference: %s', async (reference, content) => {
  expect(readFileSync((await findFile(folders, reference)) ?? '', 'utf8')).toBe(content);
});

describe('a reference that is not a file for visitors', () => {
  it.each([
    'nothing.pdf',
    'finance',
    'folder.pdf',
    'report.pdf/',
    'report.pdf/report.pdf',
    '',
    '..',
    'notes.txt',
    'media/marks/three.html',
    'REPORT.PDF',
    'archive.tar.constructor',
    '.hidden.pdf',
    '.git/config.pdf',
    'leaving.pdf',
    'above/secret.pdf',
    'loop.pdf',
    '../secret.pdf',
    'finance/../../secret.pdf',
    'media/../../secret.pdf',
    '../files-beside.pdf',
    './report.pdf',
    'finance//2025/rapport annuel (v2).pdf',
    '%2e%2e%2fsecret.pdf',
    '..%2fsecret.pdf',
    '..%c0%afsecret.pdf',
    '..\\secret.pdf',
    '．．/secret.pdf',
    '/etc/passwd',
    'C:\\secret.pdf',
    '//evil.example/report.pdf',
    'report.pdf\0.txt',
    'report.pdf?x',
    ' report.pdf',
    `${'a'.repeat(300)}.pdf`,
    `${'a/'.repeat(3000)}b.pdf`,
  ])('is null: %j', async (reference) => {
    expect(await findFile(folders, reference)).toBeNull();
  });

  it('is null if the folders do not exist', async () => {
    expect(await findFile({ files: '/nowhere', media: '/nowhere' }, 'report.pdf')).toBeNull();
    expect(await listFileInfo({ files: '/nowhere', media: '/nowhere' })).toEqual([]);
  });

  it('never reads a file outside the folders, however it is written', async () => {
    const part = fc.constantFrom('..', '.', '/', '\\', '%2e', '%2f', '\0', 'secret', 'media', 'files', '.pdf', 'above');
    const hostileReference = fc.oneof(
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(hostileReference, async (reference) => {
        const file = await findFile(folders, reference);
        if (file) expect(readFileSync(file, 'utf8')).not.toBe(secret);
      }),
      { numRuns: 2000 },
    );
  });
});

it('lists the facts of all files for visitors', async () => {
  const fileInfo = await listFileInfo(folders);
  expect(fileInfo.map(({ reference, type, bytes }) => [reference, type, bytes]).sort()).toEqual([
    ['empty.csv', 'text/csv; charset=utf-8', 0],
    ['finance/2025/rapport annuel (v2).pdf', 'application/pdf', 7],
    ['media/films/two.mp4', 'video/mp4', 4],
    ['media/houses/one.jpg', 'image/jpeg', 7],
    ['report.pdf', 'application/pdf', 11],
    ['决算/报告.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 5],
  ]);
});
