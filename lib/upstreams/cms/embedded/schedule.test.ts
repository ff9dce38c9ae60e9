import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildLocalizedEntry, type Files, fixtureCms, removeContent } from '@/tests/support/content';
import { buildEventRecord } from '@/tests/support/events';
import { databaseClock } from '../../../platform/process/clock';
import { monotonicNow } from '../../../shared/time';
import { getNextChangeMs, isHiddenFile } from '../../files/schedule';
import type { Cms, Edition } from '../contract';

const en: Edition = { locale: 'en', draft: false };
const release = '2027-02-11T17:45:00+01:00';
const beforeRelease = '2027-02-11T16:44:59Z';
const afterRelease = '2027-02-11T16:45:00Z';
const media = JSON.stringify(
  Object.fromEntries(
    ['one', 'two', 'mark', 'chart'].map((name) => [
      `/media/${name}.${name === 'mark' ? 'svg' : 'jpg'}`,
      { width: 1600, height: 900, focal: '50% 50%', blur: '' },
    ]),
  ),
);

/** An article `results` with its own picture and file, a page below it, and a page that links to it. */
const withRelease = (schedule: object): Files => ({
  'media.json': media,
  'files/results 2026.pdf': '%PDF-1.7',
  'articles/results/entry.yaml': {
    parent: 'news',
    publishedAt: '2027-02-11',
    category: 'finance',
    image: '/media/chart.jpg',
    ...schedule,
  },
  'articles/results/en.yaml': buildLocalizedEntry({
    slug: 'results',
    pageTitle: 'Results',
    sections: [{ type: 'rich-text', body: '[PDF](file:results%202026.pdf), [other](file:reports/report.pdf)' }],
  }),
  'pages/tables/entry.yaml': { parent: 'results', publishedAt: '2027-02-11' },
  'pages/tables/en.yaml': buildLocalizedEntry({ slug: 'tables', pageTitle: 'Tables' }),
  'pages/legal/en.yaml': buildLocalizedEntry({
    slug: 'legal',
    sections: [{ type: 'rich-text', body: '[See the results](page:results), [report](file:reports/report.pdf)' }],
  }),
});

const listIds = async (cms: Cms, edition = en) => (await cms.pageList(edition)).pages.map(({ id }) => id);
const readLink = async (cms: Cms) => JSON.stringify((await cms.page(en, 'legal'))?.sections);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(beforeRelease) });
});
afterEach(() => void vi.useRealTimers());
afterAll(removeContent);

describe('an entry that is shown from a time on', () => {
  it('appears by the clock that all servers share', async () => {
    vi.setSystemTime(afterRelease);
    onTestFinished(() => void Object.assign(databaseClock, { aheadMs: null }));
    databaseClock.aheadMs = Date.parse(beforeRelease) - 60_000 - monotonicNow();
    const cms = fixtureCms(withRelease({ publishAt: release }));
    expect(await listIds(cms)).not.toEqual(expect.arrayContaining(['results']));
    databaseClock.aheadMs = Date.parse(afterRelease) - monotonicNow();
    (await cms.loadChanges(null)).publish();
    expect(await listIds(cms)).toEqual(expect.arrayContaining(['results']));
  });

  it('is nowhere before, with the pages below it, its file and its picture, and links to it are text', async () => {
    const cms = fixtureCms(withRelease({ publishAt: release }));
    expect(await listIds(cms)).not.toEqual(expect.arrayContaining(['results']));
    expect(await listIds(cms)).not.toEqual(expect.arrayContaining(['tables']));
    expect(await cms.page(en, 'news/results')).toBeNull();
    expect(await cms.localizations({ draft: false }, 'results')).toEqual([]);
    expect(await readLink(cms)).toContain('See the results');
    expect(await readLink(cms)).not.toContain('/en/news/results/');
    expect(['results 2026.pdf', 'media/chart.jpg', 'media/x/../chart.jpg'].filter(isHiddenFile)).toHaveLength(3);
    expect(['reports/report.pdf', 'media/one.jpg'].filter(isHiddenFile)).toEqual([]);
    expect(getNextChangeMs()).toBe(Date.parse(release));
  });

  it('is in the drafts before', async () => {
    const cms = fixtureCms(withRelease({ publishAt: release }));
    expect(await listIds(cms, { locale: 'en', draft: true })).toEqual(expect.arrayContaining(['results', 'tables']));
  });

  it('is shown at that time, once the content is refreshed, with the tags of what has changed', async () => {
    const cms = fixtureCms(withRelease({ publishAt: release }));
    await listIds(cms);
    expect((await cms.loadChanges(null)).tags).toEqual([]);
    vi.setSystemTime(afterRelease);
    const { tags, publish } = await cms.loadChanges(null);
    expect(isHiddenFile('results 2026.pdf')).toBe(true);
    publish();
    expect(tags).toEqual(expect.arrayContaining(['page:/en/news/results/', 'list:article:en', 'page:/en/legal/']));
    expect(await listIds(cms)).toEqual(expect.arrayContaining(['results', 'tables']));
    expect(await readLink(cms)).toContain('/en/news/results/');
    expect(isHiddenFile('results 2026.pdf')).toBe(false);
    expect(getNextChangeMs()).toBe(Number.POSITIVE_INFINITY);
  });
});

it('an entry is shown until a time', async () => {
  const cms = fixtureCms(withRelease({ unpublishAt: release }));
  expect(await listIds(cms)).toContain('results');
  vi.setSystemTime(afterRelease);
  (await cms.loadChanges(null)).publish();
  expect(await listIds(cms)).not.toContain('results');
  expect(isHiddenFile('media/chart.jpg')).toBe(true);
});

it('an event is shown from a time on', async () => {
  const event = { ...buildEventRecord('Results', '2027-03-01'), publishAt: release };
  const cms = fixtureCms({ 'events/results.yaml': event });
  expect(await cms.events(en)).toEqual([]);
  vi.setSystemTime(afterRelease);
  (await cms.loadChanges(null)).publish();
  expect(await cms.events(en)).toHaveLength(1);
});

it.each([
  ['without an offset', { publishAt: '2027-02-11T17:45' }, 'publishAt: must be a time with an offset'],
  ['that ends before it begins', { publishAt: release, unpublishAt: beforeRelease }, 'unpublishAt: is not after'],
])('a schedule %s is refused', async (_, schedule, message) => {
  await expect(fixtureCms(withRelease(schedule)).pageList(en)).rejects.toThrow(message);
});
