import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeContent, writeFile, writeFolder } from '@/tests/support/content';
import { createCachedFolder } from './cached-folder';
import type { FolderReader } from './folder-reader';
import { reuseIfEqual } from './reuse-if-equal';

afterAll(removeContent);

const buildContent = vi.fn(async (reader: FolderReader, previous: { text: string } | undefined) =>
  reuseIfEqual(previous, { text: await reader.read('a.txt', (text) => text.trim()) }),
);
const createContent = (root: string, options: { name?: string } = {}) =>
  createCachedFolder({
    name: 'test',
    root,
    build: buildContent,
    diffTags: (previous, current) => [`${previous.text} → ${current.text}`],
    ...options,
  });

const fixture = () => {
  buildContent.mockClear();
  const root = writeFolder({ 'a.txt': 'one' });
  return { root, content: createContent(root), write: (text: string) => writeFile(root, 'a.txt', text) };
};

describe('cached content', () => {
  it('is read once, for concurrent and later calls', async () => {
    const { content, write } = fixture();
    const [first, second] = await Promise.all([content.get(), content.get()]);
    write('changed');
    expect(first).toEqual({ text: 'one' });
    expect(second).toBe(first);
    expect(await content.get()).toBe(first);
    expect(buildContent).toHaveBeenCalledTimes(1);
  });

  it('is read again after an error', async () => {
    const { root, content, write } = fixture();
    rmSync(path.join(root, 'a.txt'));
    await expect(content.get()).rejects.toThrow('a.txt is invalid');
    write('mended');
    expect(await content.get()).toEqual({ text: 'mended' });
  });

  it('is replaced for all users when reloaded content is shown', async () => {
    const { root, content, write } = fixture();
    const [twin, otherContent] = [createContent(root), createContent(root, { name: 'other' })];
    await Promise.all([content.get(), otherContent.get()]);
    write('two!');
    const { tags, publish } = await content.reload();
    expect(tags).toEqual(['one → two!']);
    expect(await content.get()).toEqual({ text: 'one' });
    publish();
    expect(await content.get()).toEqual({ text: 'two!' });
    expect(await twin.get()).toBe(await content.get());
    expect(await otherContent.get()).toEqual({ text: 'one' });
  });

  it('does not change when a reload fails', async () => {
    const { root, content } = fixture();
    await content.get();
    rmSync(root, { recursive: true });
    await expect(content.reload()).rejects.toThrow(root);
    expect(await content.get()).toEqual({ text: 'one' });
  });

  it('has no changes when its value is equal', async () => {
    const { content, write } = fixture();
    const previous = await content.get();
    write(' one ');
    const { tags, publish } = await content.reload();
    publish();
    expect(tags).toEqual([]);
    expect(await content.get()).toBe(previous);
  });

  it('has no changes when it was never read before', async () => {
    const { content } = fixture();
    const { tags, publish } = await content.reload();
    publish();
    expect(tags).toEqual([]);
    expect(await content.get()).toEqual({ text: 'one' });
    expect(buildContent).toHaveBeenCalledTimes(1);
  });
});
