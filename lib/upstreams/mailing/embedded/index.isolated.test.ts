import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { getHeader } from '@/tests/support/eml';
import { embeddedMailer } from '.';

const disk = vi.hoisted(() => ({ failingMethod: '' as '' | 'writeFile' | 'sync' }));
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const full = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const open = async (...openArgs: Parameters<typeof fs.open>): Promise<FileHandle> => {
    const handle = await fs.open(...openArgs);
    return disk.failingMethod ? Object.assign(handle, { [disk.failingMethod]: full }) : handle;
  };
  return { ...fs, open };
});

const directory = path.join(temporaryDataDir(), 'outbox');
const mailer = embeddedMailer(directory, 'Halcyre Talents <talents@halcyre.example>');
const email = {
  id: 'press:ada@example.com:7',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Good day',
  html: '<p>Good day</p>',
};

beforeEach(() => {
  disk.failingMethod = '';
  rmSync(directory, { recursive: true, force: true });
});

const listFiles = () => readdirSync(directory);
const readFirstFile = () => readFileSync(path.join(directory, listFiles()[0] ?? ''), 'utf8');

describe('the outbox', () => {
  it('has one file per email, readable only by its owner', async () => {
    await Promise.all([mailer.send(email), mailer.send({ ...email, id: 'another' })]);
    expect(listFiles()).toHaveLength(2);
    for (const file of listFiles()) {
      expect(file).toMatch(/^[\da-f]{32}\.eml$/);
      expect(statSync(path.join(directory, file)).mode & 0o777).toBe(0o600);
    }
  });

  it('has one file for an email that is sent again, with the latest content', async () => {
    await mailer.send(email);
    await Promise.all([mailer.send(email), mailer.send(email)]);
    const files = listFiles();
    expect(files).toHaveLength(1);
    await mailer.send({ ...email, text: 'Good night' });
    expect(listFiles()).toEqual(files);
    expect(readFirstFile()).toContain('Good night');
  });

  it('has files in the format of mail programs', async () => {
    await mailer.send(email);
    const eml = readFirstFile();
    expect(getHeader(eml, 'From')).toBe('Halcyre Talents <talents@halcyre.example>');
    expect(getHeader(eml, 'Message-ID')).toMatch(/^<[\da-f]{32}@halcyre\.example>$/);
    expect(getHeader(eml, 'Content-Type')).toMatch(/^multipart\/alternative/);
    expect(eml).toMatch(/text\/plain[\s\S]*Good day[\s\S]*text\/html[\s\S]*<p>Good day<\/p>/);
    expect(eml.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it.each(['writeFile', 'sync'] as const)('has no partial file when the disk is full: %s', async (failingMethod) => {
    disk.failingMethod = failingMethod;
    await expect(mailer.send(email)).rejects.toThrow('no space left');
    expect(listFiles()).toEqual([]);
    disk.failingMethod = '';
    await mailer.send(email);
    expect(listFiles()).toHaveLength(1);
  });
});
