import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { complaints } from './complaints.ts';
import { openStore } from './store.ts';

let folder: string;
const log = { warn: vi.fn() };

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'pictures-')), 'cache');
  mkdirSync(folder);
  log.warn.mockClear();
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const [a, b, c] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(64)}.avif`) as [string, string, string];
const store = (maxBytes = 1000) => openStore(folder, maxBytes, complaints(log));
const bytes = (size: number) => Buffer.alloc(size, 'x');
const put = (name: string, size: number, day = 1) => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes(size));
  utimesSync(file, new Date(2026, 0, day), new Date(2026, 0, day));
};
const files = () => readdirSync(folder).sort();
const read = async (pictures: ReturnType<typeof store>, name: string) => {
  const body = await pictures.open(name);
  return body && { size: body.size, data: Buffer.concat(await body.stream.toArray()) };
};

describe('a picture', () => {
  it('is stored as a file', async () => {
    const pictures = store();
    expect(await pictures.open(a)).toBeNull();
    await pictures.keep(a, bytes(10));
    expect(files()).toEqual([a]);
    expect(await read(pictures, a)).toEqual({ size: 10, data: bytes(10) });
  });

  it('is found again by a later process', async () => {
    await store().keep(a, bytes(10));
    expect(await read(store(), a)).toEqual({ size: 10, data: bytes(10) });
  });

  it('whose content has changed is not opened, and can be written again', async () => {
    const pictures = store();
    await pictures.keep(a, bytes(10));
    truncateSync(path.join(folder, a), 4);
    expect(await pictures.open(a)).toBeNull();
    await pictures.keep(a, bytes(12));
    expect(await read(pictures, a)).toEqual({ size: 12, data: bytes(12) });
  });

  it('that was deleted by others is not opened, and can be written again', async () => {
    const pictures = store();
    await pictures.keep(a, bytes(10));
    rmSync(folder, { recursive: true });
    expect(await pictures.open(a)).toBeNull();
    await pictures.keep(a, bytes(10));
    expect(await read(pictures, a)).toEqual({ size: 10, data: bytes(10) });
  });

  it('is sent whole even if it is deleted meanwhile', async () => {
    const pictures = store(1000);
    await pictures.keep(a, bytes(600));
    const body = await pictures.open(a);
    await pictures.keep(b, bytes(600));
    expect(files()).toEqual([b]);
    expect(Buffer.concat((await body?.stream.toArray()) ?? [])).toEqual(bytes(600));
  });
});

describe('the folder', () => {
  it('never exceeds its limit: the least recently used files are deleted', async () => {
    const pictures = store(1000);
    await pictures.keep(a, bytes(400));
    await pictures.keep(b, bytes(400));
    (await pictures.open(a))?.stream.destroy();
    await pictures.keep(c, bytes(400));
    expect(files()).toEqual([a, c]);
    expect(await pictures.open(b)).toBeNull();
  });

  it('stores no picture that is larger than the limit', async () => {
    const pictures = store(1000);
    await pictures.keep(a, bytes(400));
    await pictures.keep(b, bytes(1001));
    expect(files()).toEqual([a]);
  });

  it('is reduced to its limit when the server starts, the oldest first', () => {
    put(a, 400, 2);
    put(b, 400, 1);
    put(c, 400, 3);
    store(1000);
    expect(files()).toEqual([a, c]);
    store(100);
    expect(files()).toEqual([]);
  });

  it('counts the files of an earlier process', async () => {
    put(a, 400, 1);
    put(b, 400, 2);
    await store(1000).keep(c, bytes(400));
    expect(files()).toEqual([b, c]);
  });

  it('loses unfinished files when the server starts, and keeps files that are not its own', () => {
    put(`${a}.6b1c.tmp`, 10);
    put(b, 0);
    put(c, 10);
    put('notes.txt', 10);
    store();
    expect(files()).toEqual([c, 'notes.txt']);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is created if it does not exist', async () => {
    rmSync(folder, { recursive: true });
    store();
    expect(files()).toEqual([]);
  });
});

describe('a read-only disk', () => {
  const spoil = () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file in its place');
  };

  it('is logged once, until it is writable again', async () => {
    const pictures = store();
    spoil();
    await pictures.keep(a, bytes(10));
    await pictures.keep(b, bytes(10));
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.any(Error) }),
      'a converted picture cannot be kept',
    );
    expect(await pictures.open(a)).toBeNull();

    rmSync(folder);
    await pictures.keep(a, bytes(10));
    expect(await read(pictures, a)).toEqual({ size: 10, data: bytes(10) });
    spoil();
    await pictures.keep(b, bytes(10));
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('does not prevent the server from starting', async () => {
    spoil();
    const pictures = store();
    expect(await pictures.open(a)).toBeNull();
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(readFileSync(folder, 'utf8')).toBe('a file in its place');
  });
});
