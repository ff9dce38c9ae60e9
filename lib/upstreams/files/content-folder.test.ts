import { rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Files, removeContent, writeFile, writeFolder } from '@/tests/support/content';
import { ContentError } from './content-file';
import { FolderReading } from './content-folder';

afterAll(removeContent);

const titled = z.strictObject({ title: z.string() });
const readingOf = (files: Files, named?: string) =>
  FolderReading.of({ root: writeFolder(files), ...(named && { named }) });
const errorOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);
const contentError = (message: RegExp | string) => expect.objectContaining({ name: 'ContentError', message });

describe('a folder', () => {
  it('is read file by file', async () => {
    const reading = await readingOf({
      'some/right.yaml': 'title: A title\n',
      'right.json': '{"title":"B"}',
      text: 'c',
    });
    expect(await reading.yaml('some/right.yaml', titled)).toEqual({ title: 'A title' });
    expect(await reading.json('right.json', titled)).toEqual({ title: 'B' });
    expect(await reading.read('text', (text) => text.length)).toBe(1);
  });

  it('must exist and be a folder', async () => {
    const root = writeFolder({ file: 'text' });
    for (const [wrong, why] of [
      [path.join(root, 'none'), 'it does not exist'],
      [path.join(root, 'file'), 'it is not a folder'],
    ] as const)
      expect(await errorOf(FolderReading.of({ root: wrong }))).toEqual(contentError(`${wrong} is wrong:\n  ${why}`));
  });
});

describe('an invalid file', () => {
  it.each<[string, string, string | RegExp]>([
    ['malformed YAML', 'a.yaml', /^a\.yaml is wrong:\n.*line \d/],
    ['malformed JSON', 'a.json', /^a\.json is wrong:\n {2}.*JSON/],
    ['a file that is cut off', 'cut.yaml', 'cut.yaml is wrong:\n  the last line does not end'],
    ['a file that does not match its schema', 'b.yaml', /^b\.yaml is wrong:\n {2}title: /],
    ['a missing file', 'none.yaml', 'none.yaml is wrong:\n  it does not exist'],
    ['a file below a file', 'a.yaml/none.yaml', 'a.yaml/none.yaml is wrong:\n  it does not exist'],
    ['a folder instead of a file', 'folder.yaml', 'folder.yaml is wrong:\n  it is a folder'],
  ])('is reported with the reason: %s', async (_, file, message) => {
    const files = {
      'a.yaml': 'a: [\nb\n',
      'a.json': '{',
      'b.yaml': { titel: 'B' },
      'cut.yaml': 'title: Half a ti',
      'folder.yaml/x': 'text',
    };
    const read = file.endsWith('.json') ? 'json' : 'yaml';
    const error = await errorOf((await readingOf(files))[read](file, titled));
    expect(error).toBeInstanceOf(ContentError);
    expect((error as Error).message).toMatch(message);
  });

  it('is reported with the name of its folder', async () => {
    const reading = await readingOf({ 'a.yaml': { titel: 'A' } }, 'finance');
    expect(await errorOf(reading.yaml('a.yaml', titled))).toEqual(
      contentError(expect.stringMatching(/^finance\/a\.yaml is/)),
    );
  });
});

describe('a folder of records', () => {
  it('is read file by file, with the id of each record', async () => {
    const reading = await readingOf({ 'albums/one.yaml': { title: 'One' }, 'albums/notes.txt': 'nothing' });
    expect(await reading.records('albums', titled)).toEqual([
      { id: 'one', file: 'albums/one.yaml', facts: { title: 'One' } },
    ]);
  });

  it('may be missing, but must not be a file', async () => {
    const reading = await readingOf({ playlists: 'text' });
    expect(await reading.records('albums', titled)).toEqual([]);
    expect(await errorOf(reading.records('playlists', titled))).toEqual(
      contentError(expect.stringMatching(/^playlists is/)),
    );
  });
});

describe('a second reading', () => {
  const files = { 'one.txt': 'one', 'two.txt': 'two' };
  const parse = vi.fn((text: string) => ({ text }));
  const readTwice = async (change: (root: string) => void) => {
    const root = writeFolder(files);
    const readAll = async (reading: FolderReading) => {
      const values = [];
      for (const { name } of await reading.list('')) values.push(await reading.read(name, parse));
      return values;
    };
    const first = await FolderReading.of({ root });
    const before = await readAll(first);
    parse.mockClear();
    change(root);
    const second = await FolderReading.of({ root, before: first.files });
    return { before, now: await readAll(second), isAsBefore: second.isAsBefore };
  };

  it('parses no unchanged file', async () => {
    const { before, now, isAsBefore } = await readTwice(() => undefined);
    expect(parse).not.toHaveBeenCalled();
    expect(isAsBefore).toBe(true);
    expect(now[0]).toBe(before[0]);
  });

  it.each<[string, (root: string) => void]>([
    ['a new size', (root) => writeFile(root, 'two.txt', 'other')],
    ['a new time', (root) => utimesSync(path.join(root, 'two.txt'), new Date(), new Date('2020-01-01'))],
  ])('parses only the file with %s', async (_, change) => {
    const { before, now, isAsBefore } = await readTwice(change);
    expect(parse).toHaveBeenCalledTimes(1);
    expect(isAsBefore).toBe(false);
    expect(now[0]).toBe(before[0]);
    expect(now[1]).not.toBe(before[1]);
  });

  it('parses a file that was replaced by another of the same size and time', async () => {
    const { now } = await readTwice((root) => {
      const at = path.join(root, 'two.txt');
      const { mtimeMs } = statSync(at);
      writeFile(root, 'two.txt', 'owt');
      utimesSync(at, mtimeMs / 1000, mtimeMs / 1000);
    });
    expect(now[1]).toEqual({ text: 'owt' });
  });

  it.each<[string, (root: string) => void]>([
    ['there is a new file', (root) => writeFile(root, 'three.txt', 'three')],
    ['a file is deleted', (root) => rmSync(path.join(root, 'two.txt'))],
  ])('detects a change when %s', async (_, change) => {
    expect((await readTwice(change)).isAsBefore).toBe(false);
  });
});
