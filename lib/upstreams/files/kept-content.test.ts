import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeContent, writeFile, writeFolder } from '@/tests/support/content';
import type { FolderReading } from './content-folder';
import { keepSame } from './keep-same';
import { contentState, keptContent } from './kept-content';

afterAll(removeContent);

const make = vi.fn(async (reading: FolderReading, before: { text: string } | undefined) =>
  keepSame(before, { text: await reading.read('a.txt', (text) => text.trim()) }),
);
const keptIn = (root: string, options: { live?: boolean; name?: string } = {}) =>
  keptContent({ name: 'test', root, make, tagsOf: (before, now) => [`${before.text} → ${now.text}`], ...options });

const fixture = () => {
  make.mockClear();
  const root = writeFolder({ 'a.txt': 'one' });
  return { root, kept: keptIn(root), write: (text: string) => writeFile(root, 'a.txt', text) };
};

describe('kept content', () => {
  it('is read once, for concurrent and later calls', async () => {
    const { kept, write } = fixture();
    const [first, second] = await Promise.all([kept.get(), kept.get()]);
    write('changed');
    expect(first).toEqual({ text: 'one' });
    expect(second).toBe(first);
    expect(await kept.get()).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is read again after an error', async () => {
    const { root, kept, write } = fixture();
    rmSync(path.join(root, 'a.txt'));
    await expect(kept.get()).rejects.toThrow('a.txt is wrong');
    write('mended');
    expect(await kept.get()).toEqual({ text: 'mended' });
  });

  it('is replaced in all places when a new reading is shown', async () => {
    const { root, kept, write } = fixture();
    const [twin, other] = [keptIn(root), keptIn(root, { name: 'other' })];
    await Promise.all([kept.get(), other.get()]);
    write('two!');
    const { tags, show } = await kept.reread();
    expect(tags).toEqual(['one → two!']);
    expect(await kept.get()).toEqual({ text: 'one' });
    show();
    expect(await kept.get()).toEqual({ text: 'two!' });
    expect(await twin.get()).toBe(await kept.get());
    expect(await other.get()).toEqual({ text: 'one' });
  });

  it('stays the same when a new reading fails', async () => {
    const { root, kept } = fixture();
    await kept.get();
    rmSync(root, { recursive: true });
    await expect(kept.reread()).rejects.toThrow(root);
    expect(await kept.get()).toEqual({ text: 'one' });
  });

  it('has not changed when its value is equal', async () => {
    const { kept, write } = fixture();
    const before = await kept.get();
    write(' one ');
    const { tags, show } = await kept.reread();
    show();
    expect(tags).toEqual([]);
    expect(await kept.get()).toBe(before);
  });

  it('has not changed when it was never read before', async () => {
    const { kept } = fixture();
    const { tags, show } = await kept.reread();
    show();
    expect(tags).toEqual([]);
    expect(await kept.get()).toEqual({ text: 'one' });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('shows changes at once in live mode, and updates the time of the last change', { timeout: 20_000 }, async () => {
    const root = writeFolder({ 'a.txt': 'one' });
    const kept = keptIn(root, { live: true });
    const started = Date.now();
    expect(await kept.get()).toEqual({ text: 'one' });
    writeFile(root, 'a.txt', 'changed');
    await vi.waitFor(async () => expect(await kept.get()).toEqual({ text: 'changed' }), 15_000);
    expect(contentState.changedAt).toBeGreaterThanOrEqual(started);
  });
});
