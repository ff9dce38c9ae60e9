import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildLocalizedEntry, type Files, fixtureCms, removeContent } from '@/tests/support/content';
import { buildEventRecord } from '@/tests/support/events';
import { databaseClock } from '../../../platform/process/clock';
import { monotonicNow } from '../../../shared/time';
import { contentSchedules, getNextChangeMs, isShownFile } from '../../files/schedule';
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
  contentSchedules.clear();
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
    for (const id of ['results', 'tables']) expect(await listIds(cms)).not.toContain(id);
    expect(await cms.page(en, 'news/results')).toBeNull();
    expect(await cms.localizations({ draft: false }, 'results')).toEqual([]);
    expect(await readLink(cms)).toContain('See the results');
    expect(await readLink(cms)).not.toContain('/en/news/results/');
    const references = ['results 2026.pdf', 'media/chart.jpg', 'reports/report.pdf', 'media/one.jpg', 'media/mark.svg'];
    expect(references.filter(isShownFile)).toEqual(['reports/report.pdf', 'media/one.jpg', 'media/mark.svg']);
    expect(getNextChangeMs()).toBe(Date.parse(release));
  });

  it('is shown at that time, once the content is refreshed, with the tags of what has changed', async () => {
    const cms = fixtureCms(withRelease({ publishAt: release }));
    await listIds(cms);
    expect(await listIds(cms, { locale: 'en', draft: true })).toEqual(expect.arrayContaining(['results', 'tables']));
    expect((await cms.loadChanges(null)).tags).toEqual([]);
    vi.setSystemTime(afterRelease);
    const { tags, publish } = await cms.loadChanges(null);
    expect(isShownFile('results 2026.pdf')).toBe(false);
    publish();
    expect(tags).toEqual(expect.arrayContaining(['page:/en/news/results/', 'list:article:en', 'page:/en/legal/']));
    expect(await listIds(cms)).toEqual(expect.arrayContaining(['results', 'tables']));
    expect(await readLink(cms)).toContain('/en/news/results/');
    expect(isShownFile('results 2026.pdf')).toBe(true);
    expect(getNextChangeMs()).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a file', () => {
  it.each([
    '[PDF](<file:a (1).pdf>)',
    '[PDF](file:a (1).pdf "The title")',
    '[PDF](file:a%20\\(1\\).pdf)',
    '[report]\n\n[report]: <file:a (1).pdf> "The title"',
    '<file:a%20(1).pdf>',
    '| PDF |\n|---|\n| [**PDF**](file:a (1).pdf) |',
  ])('is shown once the entry that links to it is, however the link is written: %s', async (body) => {
    const sections = [{ type: 'rich-text', body }];
    const cms = fixtureCms({
      ...withRelease({ publishAt: release }),
      'files/a (1).pdf': '%PDF-1.7',
      'articles/results/en.yaml': buildLocalizedEntry({ slug: 'results', sections }),
    });
    await listIds(cms);
    expect(isShownFile('a (1).pdf')).toBe(false);
    vi.setSystemTime(afterRelease);
    (await cms.loadChanges(null)).publish();
    expect(isShownFile('a (1).pdf')).toBe(true);
  });

  it('is shown if a field or a redirect refers to it, and not if only a draft does, or nothing', async () => {
    const film = { videoUrl: '/media/film.mp4', title: 'A', alt: 'A', captions: { en: '/media/film.en.vtt' } };
    const video = { ...film, background: { src: '/media/one.jpg', alt: '' } };
    const link = (name: string) => ({ type: 'news-list', link: { label: 'A', to: `file:${name}` } });
    const cms = fixtureCms({
      ...Object.fromEntries(['moved', 'draft', 'alone'].map((name) => [`files/${name}.pdf`, '%PDF-1.7'])),
      'redirects.yaml': [{ from: '/old.pdf', to: '/documents/moved.pdf' }],
      'pages/legal/en.yaml': buildLocalizedEntry({
        slug: 'legal',
        sections: [{ type: 'video-with-description', title: 'A', text: 'A', video }, link('reports/report.pdf')],
      }),
      'pages/legal/en.draft.yaml': buildLocalizedEntry({ slug: 'legal', sections: [link('draft.pdf')] }),
    });
    await listIds(cms);
    const names = ['film.mp4', 'film-small.mp4', 'film.en.vtt', 'one.jpg', 'two.jpg'].map((name) => `media/${name}`);
    const references = [...names, 'reports/report.pdf', 'moved.pdf', 'draft.pdf', 'alone.pdf'];
    const shownReferences = references.filter(isShownFile);
    expect(references.filter((reference) => !shownReferences.includes(reference))).toEqual([
      'media/two.jpg',
      'draft.pdf',
      'alone.pdf',
    ]);
  });
});

it('an entry is shown until a time', async () => {
  const cms = fixtureCms(withRelease({ unpublishAt: release }));
  expect(await listIds(cms)).toContain('results');
  vi.setSystemTime(afterRelease);
  (await cms.loadChanges(null)).publish();
  expect(await listIds(cms)).not.toContain('results');
  expect(isShownFile('media/chart.jpg')).toBe(false);
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
