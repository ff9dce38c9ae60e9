import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { headerOf } from '@/tests/support/eml';
import { embeddedMailing } from '.';

const disk = vi.hoisted(() => ({ fails: '' as '' | 'writeFile' | 'sync' }));
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const full = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const open = async (...given: Parameters<typeof fs.open>): Promise<FileHandle> => {
    const handle = await fs.open(...given);
    return disk.fails ? Object.assign(handle, { [disk.fails]: full }) : handle;
  };
  return { ...fs, open };
});

const directory = path.join(temporaryDataDir(), 'outbox');
const mailing = embeddedMailing(directory, 'Halcyre Talents <talents@halcyre.example>');
const mail = {
  id: 'press:ada@example.com:7',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Good day',
  html: '<p>Good day</p>',
};

beforeEach(() => {
  disk.fails = '';
  rmSync(directory, { recursive: true, force: true });
});

const files = () => readdirSync(directory);
const written = () => readFileSync(path.join(directory, files()[0] ?? ''), 'utf8');

describe('the outbox', () => {
  it('has one file per mail, readable only by its owner', async () => {
    await Promise.all([mailing.send(mail), mailing.send({ ...mail, id: 'another' })]);
    expect(files()).toHaveLength(2);
    for (const file of files()) {
      expect(file).toMatch(/^[\da-f]{32}\.eml$/);
      expect(statSync(path.join(directory, file)).mode & 0o777).toBe(0o600);
    }
  });

  it('has one file for a mail that is sent again, with the latest content', async () => {
    await mailing.send(mail);
    await Promise.all([mailing.send(mail), mailing.send(mail)]);
    const before = files();
    expect(before).toHaveLength(1);
    await mailing.send({ ...mail, text: 'Good night' });
    expect(files()).toEqual(before);
    expect(written()).toContain('Good night');
  });

  it('has files in the format of mail programs', async () => {
    await mailing.send({ ...mail, text: 'Good day '.repeat(200) });
    const eml = written();
    expect(headerOf(eml, 'From')).toBe('Halcyre Talents <talents@halcyre.example>');
    expect(headerOf(eml, 'To')).toBe('ada@example.com');
    expect(headerOf(eml, 'Subject')).toBe('Hello');
    expect(headerOf(eml, 'Date')).toMatch(/\d{4}/);
    expect(headerOf(eml, 'Message-ID')).toMatch(/^<[\da-f]{32}@halcyre\.example>$/);
    expect(headerOf(eml, 'Content-Type')).toMatch(/^multipart\/alternative/);
    expect(eml).toMatch(/text\/plain[\s\S]*Good day[\s\S]*text\/html[\s\S]*<p>Good day<\/p>/);
    expect(eml.replaceAll('\r\n', '')).not.toContain('\n');
    expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThan(998);
  });

  it.each(['writeFile', 'sync'] as const)('has no partial file when the disk is full: %s', async (fails) => {
    disk.fails = fails;
    await expect(mailing.send(mail)).rejects.toThrow('no space left');
    expect(files()).toEqual([]);
    disk.fails = '';
    await mailing.send(mail);
    expect(files()).toHaveLength(1);
  });
});
