import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildLocalizedEntry, removeContent, writeFile } from '@/tests/support/content';
import { resetOncePerProcess } from '@/tests/support/reset-once-per-process';
import { locales } from '../../i18n/locales';
import { lastReads } from '../../platform/process/lifecycle';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { contentState } from '../../upstreams/files/cached-folder';
import { renewContentIndexes, searchEntries } from './content-index';

const root = await vi.hoisted(async () => (await import('@/tests/support/content')).writeContent());
vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/lib/upstreams/cms/embedded')).embeddedCms(root) }));
vi.mock('@/lib/upstreams/publications', () => ({
  publications: { documents: async () => ({ version: '', documents: [] }) },
}));
afterAll(removeContent);

const en: Edition = { locale: 'en', draft: false };
const draft: Edition = { locale: 'en', draft: true };

const findTitles = async (search: string, edition = en) => {
  const { entries } = await searchEntries(edition, { search, sort: 'date_desc', filters: {} });
  return entries.map(({ title }) => title);
};

/** Makes the CMS show the changes of editors. */
const showChanges = async () => {
  (await cms.loadChanges(null)).publish();
  contentState.changedAt++;
};

/** Publishes a text in the legal notice, as an editor does. */
const publish = async (body: string, file = 'en.yaml') => {
  const page = buildLocalizedEntry({
    slug: 'legal',
    pageTitle: 'Legal notice',
    sections: [{ type: 'rich-text', body }],
  });
  writeFile(root, `pages/legal/${file}`, page);
  await showChanges();
};

beforeEach(renewContentIndexes);

describe('the index of the published content', () => {
  it('finds a new page by its text', async () => {
    await publish('A zither.');
    await renewContentIndexes();
    expect(await findTitles('zither')).toEqual(['Legal notice']);
  });

  it('has the number of documents of each kind', async () => {
    const { entries } = await searchEntries(en, { search: '', sort: 'date_desc', filters: {} });
    const counts = lastReads.searchDocumentCounts.get('pages-en') ?? {};
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(entries.length);
    expect(counts).toMatchObject({ page: expect.any(Number), news: expect.any(Number) });
  });

  it('serves its previous version while a newer one is built in the background', async () => {
    const blocked = Promise.withResolvers<void>();
    const { page } = cms;
    vi.spyOn(cms, 'page').mockImplementation(async (...args) => {
      await blocked.promise;
      return page(...args);
    });
    await publish('A bassoon.');
    expect(await findTitles('bassoon')).toEqual([]);
    expect(await findTitles('harvest')).toEqual(['Article harvest']);
    blocked.resolve();
    await vi.waitFor(async () => expect(await findTitles('bassoon')).toEqual(['Legal notice']));
  });

  it('reads only the pages that have changed, and nothing if none has', async () => {
    const page = vi.spyOn(cms, 'page');
    await renewContentIndexes();
    expect(page).not.toHaveBeenCalled();
    await publish('A clarinet.');
    await renewContentIndexes();
    expect(page.mock.calls).toEqual([[en, 'legal']]);
  });

  it('is rebuilt after a failure', async () => {
    vi.spyOn(cms, 'page').mockRejectedValueOnce(new Error('the CMS is down'));
    await publish('An oboe.');
    await expect(renewContentIndexes()).rejects.toThrow('the CMS is down');
    expect(await findTitles('harvest')).toEqual(['Article harvest']);
    await renewContentIndexes();
    expect(await findTitles('oboe')).toEqual(['Legal notice']);
  });

  it('is built with a few pages read at a time', async () => {
    vi.resetModules();
    resetOncePerProcess('content-indexes', 'page-digests');
    const fresh = await import('./content-index');
    const { cms: freshCms } = await import('../../upstreams/cms');
    const { page } = freshCms;
    let [activeReads, maxActiveReads] = [0, 0];
    const read = vi.spyOn(freshCms, 'page').mockImplementation(async (...args) => {
      activeReads += 1;
      maxActiveReads = Math.max(maxActiveReads, activeReads);
      await new Promise((resolve) => setTimeout(resolve, 1));
      activeReads -= 1;
      return page(...args);
    });
    await fresh.renewContentIndexes();
    expect(read.mock.calls.length).toBeGreaterThan(locales.length * 10);
    expect(maxActiveReads).toBe(4);
  });
});

it('a list without keywords shows the current content', async () => {
  const facts = { parent: 'news', publishedAt: '2026-07-01', category: 'craft' };
  writeFile(root, 'articles/loom/entry.yaml', facts);
  writeFile(root, 'articles/loom/en.yaml', buildLocalizedEntry({ slug: 'loom', pageTitle: 'The loom' }));
  await showChanges();
  expect((await findTitles(''))[0]).toBe('The loom');
});

it('a list without keywords reads the content again only after it has changed, and on the next day', async () => {
  const read = vi.spyOn(cms, 'pageList');
  await findTitles('');
  expect(read).not.toHaveBeenCalled();
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] });
  await findTitles('');
  vi.useRealTimers();
  expect(read).toHaveBeenCalledTimes(1);
});

it('the page that shows search results is not found', async () => {
  expect(await findTitles('')).not.toContain('Houses');
  expect(await findTitles('houses')).not.toContain('Houses');
});

it('editors find the current version of their drafts, and nobody else does', async () => {
  await findTitles('spinet', draft);
  await publish('A spinet.', 'en.draft.yaml');
  expect(await findTitles('spinet', draft)).toEqual(['Legal notice']);
  expect(await findTitles('spinet')).toEqual([]);
});
