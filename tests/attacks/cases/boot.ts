import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { launch, readStderr, removeFolder } from '../support/site';

const folder = mkdtempSync(path.join(tmpdir(), 'attacks-'));
afterAll(() => removeFolder(folder));

const maxStartMs = 20_000;

/**
 * Starts a server that should refuse to start. Resolves with its exit code, null if it keeps running, and its errors.
 */
const tryStart = async (variables: Record<string, string>) => {
  const serverFolder = mkdtempSync(path.join(folder, 'server-'));
  const { site, exited, end } = await launch({
    folder: serverFolder,
    variables: { CONTENT_DIR: 'content', ...variables },
  });
  const outcome = await Promise.race([exited, wait(maxStartMs, null, { ref: false })]);
  await end('SIGKILL');
  return { code: outcome?.code ?? null, text: readStderr(site) };
};

const spaces = ' '.repeat(16);

it.each<[problem: string, variables: Record<string, string>, variableName: string]>([
  ['a PREVIEW_SECRET of spaces', { PREVIEW_SECRET: spaces }, 'PREVIEW_SECRET'],
  ['a REVALIDATE_SECRET of spaces', { REVALIDATE_SECRET: spaces }, 'REVALIDATE_SECRET'],
  ['a SIGNING_SECRET of spaces', { SIGNING_SECRET: spaces + spaces }, 'SIGNING_SECRET'],
  ['a SITE_URL with a password', { SITE_URL: 'https://user:password@www.example.com' }, 'SITE_URL'],
  ['a MAIL_FROM with a line break', { MAIL_FROM: 'Site <site@site.example>\r\nBcc: all@site.example' }, 'MAIL_FROM'],
  ['an invalid PORT', { PORT: '99999' }, 'PORT'],
])('the server refuses to start with %s', async (_, variables, variableName) => {
  const { code, text } = await tryStart(variables);
  expect(text).toContain(variableName);
  expect(text).not.toContain('password@');
  expect(code).toBe(1);
});

it('the server refuses to start without the content folder', async () => {
  const missing = path.join(folder, 'no-content');
  const { code, text } = await tryStart({ CONTENT_DIR: missing });
  expect(text).toMatch(/CONTENT_DIR|no-content/);
  expect(code).toBe(1);
});

it('the server refuses to start with invalid content', async () => {
  const broken = path.join(folder, 'broken-content');
  cpSync('content', broken, { recursive: true });
  writeFileSync(path.join(broken, 'media.json'), '{');
  const { code, text } = await tryStart({ CONTENT_DIR: broken });
  expect(text).toContain('media.json');
  expect(code).toBe(1);
});

it('the server refuses to start if it cannot write its data', async () => {
  const file = path.join(folder, 'data-file');
  writeFileSync(file, '');
  const { code, text } = await tryStart({ DATA_DIR: file });
  expect(text).toContain('DATA_DIR');
  expect(text).toContain(file);
  expect(code).toBe(1);
  rmSync(file);
});
