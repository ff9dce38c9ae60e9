import { rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Files, removeContent, writeFile, writeFolder } from '@/tests/support/content';
import { ContentError } from './content-file';
import { FolderReader } from './folder-reader';

afterAll(removeContent);

const titleSchema = z.strictObject({ title: z.string() });
const createReader = (files: Files, displayRoot?: string) =>
  FolderReader.open({ root: writeFolder(files), ...(displayRoot && { displayRoot }) });
const getError = (result: Promise<unknown>) => result.catch((error: unknown) => error);
const contentError = (message: RegExp | string) => expect.objectContaining({ name: 'ContentError', message });

describe('a folder', () => {
  it('is read file by file', async () => {
    const reader = await createReader({
      'some/right.yaml': 'title: A title\n',
      'right.json': '{"title":"B"}',
      text: 'c',
    });
    expect(await reader.readYaml('some/right.yaml', titleSchema)).toEqual({ title: 'A title' });
    expect(await reader.readJson('right.json', titleSchema)).toEqual({ title: 'B' });
    expect(await reader.read('text', (text) => text.length)).toBe(1);
  });

  it('must exist and be a folder', async () => {
    const root = writeFolder({ file: 'text' });
    for (const [wrongPath, reason] of [
      [path.join(root, 'none'), 'it does not exist'],
      [path.join(root, 'file'), 'it is not a folder'],
    ] as const)
      expect(await getError(FolderReader.open({ root: wrongPath }))).toEqual(
        contentError(`${wrongPath} is invalid:\n  ${reason}`),
      );
  });
});

describe('an invalid file', () => {
  it.each<[string, string, string | RegExp]>([
    ['malformed YAML', 'a.yaml', /^a\.yaml is invalid:\n.*line \d/],
    ['malformed JSON', 'a.json', /^a\.json is invalid:\n {2}.*JSON/],
    ['a truncated file', 'cut.yaml', 'cut.yaml is invalid:\n  the last line does not end'],
    ['a file that does not match its schema', 'b.yaml', /^b\.yaml is invalid:\n {2}title: /],
    [
      'a picture or HTML in a text',
      'html.yaml',
      'html.yaml is invalid:\n  title: has a picture or HTML that would not be shown: <video src="a">\n  list.1: has a picture or HTML that would not be shown: ![a](',
    ],
    ['a missing file', 'none.yaml', 'none.yaml is invalid:\n  it does not exist'],
    ['a file below a file', 'a.yaml/none.yaml', 'a.yaml/none.yaml is invalid:\n  it does not exist'],
    ['a folder instead of a file', 'folder.yaml', 'folder.yaml is invalid:\n  it is a folder'],
  ])('is reported with the reason: %s', async (_, file, message) => {
    const files = {
      'a.yaml': 'a: [\nb\n',
      'a.json': '{',
      'b.yaml': { titel: 'B' },
      'html.yaml': { title: 'See <video src="a">', list: ['1 < 2, <b>b</b>, <https://a.example>', '![a](b.jpg)'] },
      'cut.yaml': 'title: Half a ti',
      'folder.yaml/x': 'text',
    };
    const format = file.endsWith('.json') ? 'readJson' : 'readYaml';
    const error = await getError((await createReader(files))[format](file, titleSchema));
    expect(error).toBeInstanceOf(ContentError);
    expect((error as Error).message).toMatch(message);
  });

  it('is reported with the display name of its folder', async () => {
    const reader = await createReader({ 'a.yaml': { titel: 'A' } }, 'finance');
    expect(await getError(reader.readYaml('a.yaml', titleSchema))).toEqual(
      contentError(expect.stringMatching(/^finance\/a\.yaml is/)),
    );
  });
});

describe('a folder of records', () => {
  it('is read file by file, with the id of each record', async () => {
    const reader = await createReader({ 'albums/one.yaml': { title: 'One' }, 'albums/notes.txt': 'nothing' });
    expect(await reader.readRecords('albums', titleSchema)).toEqual([
      { id: 'one', file: 'albums/one.yaml', facts: { title: 'One' } },
    ]);
  });

  it('may be missing, but must not be a file', async () => {
    const reader = await createReader({ playlists: 'text' });
    expect(await reader.readRecords('albums', titleSchema)).toEqual([]);
    expect(await getError(reader.readRecords('playlists', titleSchema))).toEqual(
      contentError(expect.stringMatching(/^playlists is/)),
    );
  });
});

describe('a second reader', () => {
  const files = { 'one.txt': 'one', 'two.txt': 'two' };
  const parse = vi.fn((text: string) => ({ text }));
  const readTwice = async (change: (root: string) => void) => {
    const root = writeFolder(files);
    const readAll = async (reader: FolderReader) => {
      const values = [];
      for (const { name } of await reader.list('')) values.push(await reader.read(name, parse));
      return values;
    };
    const first = await FolderReader.open({ root });
    const firstValues = await readAll(first);
    parse.mockClear();
    change(root);
    const second = await FolderReader.open({ root, previous: first.files });
    return { previous: firstValues, current: await readAll(second), isUnchanged: second.isUnchanged };
  };

  it('does not parse unchanged files', async () => {
    const { previous, current, isUnchanged } = await readTwice(() => undefined);
    expect(parse).not.toHaveBeenCalled();
    expect(isUnchanged).toBe(true);
    expect(current[0]).toBe(previous[0]);
  });

  it('parses only the file with a new size, or a new time', async () => {
    const changes = [
      (root: string) => writeFile(root, 'two.txt', 'other'),
      (root: string) => utimesSync(path.join(root, 'two.txt'), new Date(), new Date('2020-01-01')),
    ];
    for (const change of changes) {
      const { previous, current, isUnchanged } = await readTwice(change);
      expect(parse).toHaveBeenCalledTimes(1);
      expect(isUnchanged).toBe(false);
      expect(current[0]).toBe(previous[0]);
    }
  });

  it('parses a file that was replaced by another of the same size and time', async () => {
    const { current } = await readTwice((root) => {
      const filePath = path.join(root, 'two.txt');
      const { mtimeMs } = statSync(filePath);
      writeFile(root, 'two.txt', 'owt');
      utimesSync(filePath, mtimeMs / 1000, mtimeMs / 1000);
    });
    expect(current[1]).toEqual({ text: 'owt' });
  });

  it.each<[string, (root: string) => void]>([
    ['there is a new file', (root) => writeFile(root, 'three.txt', 'three')],
    ['a file is deleted', (root) => rmSync(path.join(root, 'two.txt'))],
  ])('detects a change when %s', async (_, change) => {
    expect((await readTwice(change)).isUnchanged).toBe(false);
  });
});
