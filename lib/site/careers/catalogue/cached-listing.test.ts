import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { createZoneTime } from '@/lib/i18n/zone-time';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { noSearchWords } from '@/lib/model/search-words';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { contentChanges, lastReads } from '@/lib/platform/process/lifecycle';
import { log } from '@/lib/platform/process/log';
import { monotonicNow } from '@/lib/shared/time';
import type { Search } from '@/lib/upstreams/search/contract';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { buildBarePosting, createBoard } from '@/tests/support/offers';
import type { ListedPosting, PostingSource } from '../../../upstreams/jobs/contract';
import { embeddedSearch } from '../../../upstreams/search/embedded';
import { getTitle, isOpen } from './offer';
import { createOfferCatalogue, type OfferCatalogue } from './offer-catalogue';

const directory = temporaryDataDir();
let tests = 0;
let file: string;
const day = 86_400_000;

beforeEach(() => {
  file = path.join(directory, `offers-${tests++}.json`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 10, 9) });
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

const postings = ['H1', 'H2', 'H3'].map((id) => buildBarePosting(id));
const all = ['H1', 'H2', 'H3'];
const failing: PostingSource = {
  // biome-ignore lint/correctness/useYield: it fails before it yields anything
  async *postings() {
    throw new Error('the board is down');
  },
  posting: () => Promise.reject(new Error('the board is down')),
};
const create = (listed: readonly ListedPosting[] | PostingSource, options: object = {}) => {
  const board = 'postings' in listed ? listed : createBoard(listed);
  return createOfferCatalogue({ search: embeddedSearch(), board, ...options });
};
const load = async (...parts: Parameters<typeof create>) => {
  const catalogue = create(...parts);
  await catalogue.load();
  return catalogue;
};
const query = { ...defaultListQuery, locale: 'en' as const };
const findIds = async (catalogue: OfferCatalogue, search = '') =>
  (await catalogue.searchOffers({ ...query, search })).offers.map(({ posting }) => posting.jobId).sort();

describe('a restart with a board that fails', () => {
  it('has the offers of the snapshot, open and closed', async () => {
    const listed = [...postings];
    const before = create(listed, { file });
    await before.refresh();
    listed.pop();
    await before.refresh();
    const { jobsListedAt } = lastReads;
    expect(jobsListedAt).toBeGreaterThan(monotonicNow() - 60_000);
    expect(lastReads.openOfferCount).toBe(2);
    expect(lastReads.searchDocumentCounts.get('offers')).toEqual({ offer: 2 });
    await before.save();
    const [, , closed] = JSON.parse(readFileSync(file, 'utf8')).entries;
    expect(closed).toEqual({ posting: postings[2], seenAt: Date.UTC(2026, 5, 1), closedAt: Date.now() });
    const after = create(failing, { file });
    await after.load();
    expect(lastReads.jobsListedAt).toBe(jobsListedAt);
    expect(await findIds(after)).toEqual(['H1', 'H2']);
    expect(await after.addresses()).toHaveLength(2);
    expect(await after.findOffer('world', 'watchmaker-3')).toMatchObject({
      posting: { jobId: 'H3' },
      closedAt: Date.now(),
    });
    expect(await after.findOffer('world', 'watchmaker-1')).toMatchObject({ posting: { jobPosting: 'Watchmaker' } });
  });

  it('has the offers of the board once it responds again, with the stored facts about them', async () => {
    const board = { ...failing };
    const before = create(postings, { file });
    await before.refresh();
    await before.save();
    const after = create(board, { file });
    await after.load();
    vi.setSystemTime(Date.now() + day);
    const since = new Date();
    vi.setSystemTime(Date.now() + 1000);
    Object.assign(board, createBoard([...postings.slice(1), buildBarePosting('H4')]));
    await after.refresh();
    expect(await findIds(after)).toEqual(['H2', 'H3', 'H4']);
    const newOffers = await after.newOffers(defaultListQuery, since, 'en');
    expect(newOffers.map(({ posting }) => posting.jobId)).toEqual(['H4']);
  });

  it.each([null, '{"version": 0, "entries": []}', '{"version": 1, "entries": [{"facts": {}}]}'])(
    'has no offers without a readable snapshot: %s',
    async (text) => {
      if (text) writeFileSync(file, text);
      const postings = vi.fn(failing.postings);
      const catalogue = create({ ...failing, postings }, { file });
      await expect(catalogue.load()).rejects.toThrow('the board is down');
      for (let visitor = 0; visitor < 3; visitor++)
        await expect(findIds(catalogue)).rejects.toThrow('the board is down');
      expect(postings).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a start with a board that is slow', () => {
  const createLateCatalogue = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const board: PostingSource = {
      ...createBoard(postings),
      async *postings() {
        await promise;
        yield* postings;
      },
    };
    const catalogue = create(board, { file, listingTimeoutMs: 1 });
    return { catalogue, respond: resolve, fail: reject };
  };

  it('has no offers for now, which is an error and not an empty list, and shows them when they arrive', async () => {
    const { catalogue, respond } = createLateCatalogue();
    await expect(catalogue.load()).rejects.toBeInstanceOf(UpstreamError);
    await expect(findIds(catalogue)).rejects.toMatchObject({ problem: 'unavailable' });
    await expect(catalogue.addresses()).rejects.toBeInstanceOf(UpstreamError);
    respond();
    await vi.waitUntil(() => catalogue.isIndexed());
    expect(await findIds(catalogue, 'watchmaker')).toEqual(all);
  });

  it('has the offers of the snapshot until then', async () => {
    const before = create(postings.slice(1), { file });
    await before.refresh();
    await before.save();
    const { catalogue, respond } = createLateCatalogue();
    await catalogue.load();
    expect(await findIds(catalogue)).toEqual(['H2', 'H3']);
    respond();
    await vi.waitUntil(async () => (await findIds(catalogue)).length === 3);
  });

  it('logs that the board fails in the end, and refreshes as usual', async () => {
    const { catalogue, fail } = createLateCatalogue();
    await expect(catalogue.load()).rejects.toBeInstanceOf(UpstreamError);
    fail(new UpstreamError('unavailable'));
    await expect(catalogue.refresh()).rejects.toBeInstanceOf(UpstreamError);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'jobs.refresh_failed' }),
      'failed to refresh the offers',
    );
  });
});

describe('a search that is unavailable', () => {
  const makeUnavailable = (search: Search) => {
    vi.spyOn(search, 'apply').mockRejectedValue(new UpstreamError('unavailable'));
    vi.spyOn(search, 'query').mockRejectedValue(new UpstreamError('unavailable'));
  };

  it('does not prevent offers from being listed, and receives them with the next refresh', async () => {
    const search = embeddedSearch();
    makeUnavailable(search);
    const catalogue = await load(postings, { search });
    expect(catalogue.isIndexed()).toBe(false);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await findIds(catalogue)).toEqual(all);
    expect(await catalogue.addresses()).toHaveLength(3);
    await expect(findIds(catalogue, 'watchmaker')).rejects.toBeInstanceOf(UpstreamError);
    vi.mocked(search.apply).mockRestore();
    vi.mocked(search.query).mockRestore();
    expect(await catalogue.refresh()).toBe(true);
    expect(catalogue.isIndexed()).toBe(true);
    expect(await findIds(catalogue, 'watchmaker')).toEqual(all);
    expect(await catalogue.refresh()).toBe(false);
  });
});

it('pages with offers are rendered again only if offers have changed, not because the search fails', async () => {
  const published = vi.fn();
  contentChanges.on('published', published);
  const search = embeddedSearch();
  vi.spyOn(search, 'apply').mockRejectedValue(new UpstreamError('unavailable'));
  const listed = [...postings];
  const catalogue = await load(listed, { search });
  await catalogue.refresh();
  expect(published).toHaveBeenCalledExactlyOnceWith(new Set(['offers']));
  listed.pop();
  await catalogue.refresh();
  expect(published).toHaveBeenCalledTimes(2);
  contentChanges.off('published', published);
});

describe('the dictionaries of the search', () => {
  const swiss = buildBarePosting('H4', { locationCountry: 'CH' });
  const trackSentLocales = (search: Search) => {
    const apply = vi.spyOn(search, 'apply');
    return () => apply.mock.calls.flatMap(([, { dictionaries = {} }]) => Object.keys(dictionaries));
  };

  it('are sent before anyone searches, and again if search terms or countries have changed', async () => {
    const search = embeddedSearch();
    const sentLocales = trackSentLocales(search);
    const listed = [...postings];
    const words = { synonyms: [['clockmaker', 'watchmaker']], characters: {} };
    let italian = noSearchWords;
    const searchWords = async (locale: Locale) => (locale === 'it' ? italian : words);
    const catalogue = await load(listed, { search, searchWords });
    expect(sentLocales()).toEqual(locales);
    await Promise.all([findIds(catalogue, 'clockmaker'), catalogue.refresh(), catalogue.renewDictionaries()]);
    expect(sentLocales()).toEqual(locales);
    italian = words;
    await catalogue.renewDictionaries();
    expect(sentLocales()).toEqual([...locales, 'it']);
    listed.push(swiss);
    await catalogue.refresh();
    expect(sentLocales()).toEqual([...locales, 'it', ...locales]);
    expect(await findIds(catalogue, 'Swiss Confederation')).toEqual(['H4']);
  });
});

describe('a refresh', () => {
  it('that fails in the middle of the listing loses no offer', async () => {
    const board = createBoard(postings);
    const catalogue = await load(board);
    vi.spyOn(board, 'postings').mockImplementation(async function* () {
      yield buildBarePosting('H1');
      yield buildBarePosting('H9');
      throw new Error('the second page is missing');
    });
    await expect(catalogue.refresh()).rejects.toThrow('the second page is missing');
    expect(await findIds(catalogue)).toEqual(all);
  });

  it('closes offers that are missing from a complete listing, and opens listed ones again', async () => {
    const listed = [...postings];
    const catalogue = await load(listed);
    const page = () => catalogue.findOffer('world', 'watchmaker-3');
    listed.pop();
    expect(await catalogue.refresh()).toBe(true);
    expect(await page()).toMatchObject({ closedAt: Date.now() });
    expect(await findIds(catalogue)).toEqual(['H1', 'H2']);
    listed.push(buildBarePosting('H4'));
    expect((await catalogue.offers(['H2', 'H3', 'H4'])).map(isOpen)).toEqual([true, false]);
    expect(await catalogue.findOpenOffer('H4')).toMatchObject({ posting: { jobId: 'H4' } });
    listed[2] = buildBarePosting('H3');
    expect(await catalogue.refresh()).toBe(true);
    expect((await page())?.closedAt).toBeUndefined();
    expect(await catalogue.newOffers(defaultListQuery, new Date('2026-06-09'), 'en')).toEqual([]);
  });

  it('reports whether anything has changed, and only then writes a snapshot', async () => {
    const listed = [...postings];
    const catalogue = create(listed, { file });
    expect(await catalogue.refresh()).toBe(true);
    await catalogue.save();
    expect(await catalogue.refresh()).toBe(false);
    writeFileSync(file, 'untouched');
    await catalogue.save();
    expect(
      await create(failing, { file })
        .load()
        .catch(() => 'untouched'),
    ).toBe('untouched');
    listed[0] = buildBarePosting('H1', { jobPosting: 'Gilder' });
    expect(await catalogue.refresh()).toBe(true);
    await catalogue.save();
    expect(await findIds(create(failing, { file }), 'gilder')).toEqual(['H1']);
  });

  it('remains if the snapshot cannot be written, which is tried again', async () => {
    const folder = path.dirname(file);
    const unwritable = path.join(folder, 'blocked', 'offers.json');
    writeFileSync(path.join(folder, 'blocked'), '');
    const catalogue = create(postings, { file: unwritable });
    await catalogue.refresh();
    await catalogue.save();
    expect(await findIds(catalogue, '')).toHaveLength(postings.length);
    rmSync(path.join(folder, 'blocked'));
    await catalogue.save();
    expect(existsSync(unwritable)).toBe(true);
  });

  it('runs after the previous one', async () => {
    const board = createBoard(postings);
    let listings = 0;
    const { postings: list } = board;
    vi.spyOn(board, 'postings').mockImplementation(async function* () {
      expect(++listings).toBe(1);
      await new Promise(setImmediate);
      yield* list();
      listings--;
    });
    const catalogue = create(board);
    expect(await Promise.all([catalogue.refresh(), catalogue.refresh(), catalogue.load()])).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  it('is never started by a visitor', async () => {
    const board = createBoard(postings);
    const list = vi.spyOn(board, 'postings');
    const catalogue = await load(board);
    vi.setSystemTime(Date.now() + 30 * day);
    await Promise.all([
      findIds(catalogue),
      catalogue.offers(['H1']),
      catalogue.findOffer('world', 'watchmaker-1'),
      catalogue.similar('en', 'H1', 3),
      catalogue.addresses(),
    ]);
    expect(list).toHaveBeenCalledTimes(1);
  });
});

describe('a listing with far fewer offers than before', () => {
  const createPostings = (count: number) =>
    Array.from({ length: count }, (_, number) => buildBarePosting(`H${number + 1}`));
  const start = async (count: number, options = {}) => {
    const listed = createPostings(count);
    const board = createBoard(listed);
    const catalogue = await load(board, { file, fallListings: 3, ...options });
    const refreshTo = async (next: number) => {
      listed.splice(0, listed.length, ...createPostings(next));
      await catalogue.refresh();
      await catalogue.save();
      return (await catalogue.addresses()).length;
    };
    return { board, catalogue, refreshTo };
  };

  it.each([
    [25, 12, 25],
    [25, 13, 13],
    [20, 10, 10],
    [10, 0, 0],
    [12, 1, 12],
  ])('is held back if it falls by more than half and by more than ten: from %i to %i are %i', async (...counts) => {
    const [before, after, expectedCount] = counts;
    const { refreshTo } = await start(before);
    expect(await refreshTo(after)).toBe(expectedCount);
    expect(lastReads.heldOfferCount).toBe(expectedCount - after);
    expect(vi.mocked(log.error).mock.calls.map(([fields]) => fields)).toEqual(
      expectedCount === after ? [] : [{ event: 'jobs.fall_held_back', known: before, listed: after, listings: 1 }],
    );
  });

  it('is accepted the third time in a row', async () => {
    const { refreshTo } = await start(25);
    const openCounts = [];
    for (const count of [0, 0, 24, 0, 0, 0]) openCounts.push(await refreshTo(count));
    expect(openCounts).toEqual([25, 25, 24, 24, 24, 0]);
    expect(lastReads.heldOfferCount).toBe(0);
    expect(log.error).toHaveBeenLastCalledWith(
      expect.objectContaining({ event: 'jobs.fall_believed' }),
      expect.any(String),
    );
  });

  it('is accepted after an hour, or immediately if the site is configured so', async () => {
    const { refreshTo } = await start(25, { fallListings: 100 });
    expect(await refreshTo(0)).toBe(25);
    vi.setSystemTime(Date.now() + day / 24);
    expect(await refreshTo(0)).toBe(0);
    file = path.join(directory, `offers-${tests++}.json`);
    expect(await (await start(25, { fallListings: 1 })).refreshTo(0)).toBe(0);
  });

  it('does not replace the snapshot, and is not accepted after a restart either', async () => {
    await (await start(25)).refreshTo(0);
    const restarted = await start(0);
    expect(await restarted.catalogue.addresses()).toHaveLength(25);
  });

  it('closes no page: one that the board lacks fails until the listing is accepted', async () => {
    const { catalogue, refreshTo } = await start(25);
    const page = () => catalogue.findOffer('world', 'watchmaker-3');
    await refreshTo(0);
    await expect(page()).rejects.toBeInstanceOf(UpstreamError);
    await refreshTo(0);
    await refreshTo(0);
    expect(await page()).toMatchObject({ closedAt: Date.now() });
  });
});

describe('an offer whose last day to apply has passed', () => {
  const lastDay = { closesAt: '2026-06-10' };
  const start = async (listed: ListedPosting[], changes: Partial<PostingSource> = {}) => {
    const board = { ...createBoard(listed), ...changes };
    const { formatDate } = createZoneTime('America/New_York');
    const today = () => formatDate(new Date());
    return { board, catalogue: await load(board, { file, fallListings: 3, today }) };
  };
  /** What candidates see of the offer H1. */
  const see = async (catalogue: OfferCatalogue) => ({
    lists: [(await findIds(catalogue)).includes('H1'), (await findIds(catalogue, 'watchmaker')).includes('H1')],
    sitemap: (await catalogue.addresses()).some(({ path }) => path === 'watchmaker-1'),
    alerts: (await catalogue.newOffers(defaultListQuery, new Date(0), 'en')).some(
      ({ posting }) => posting.jobId === 'H1',
    ),
    page: (await catalogue.findOffer('world', 'watchmaker-1'))?.closedAt === undefined,
    saved: (await catalogue.offers(['H1'])).filter(isOpen).length === 1,
    pdf: (await catalogue.findOpenOffer('H1')) !== null,
  });
  const everywhere = { lists: [true, true], sitemap: true, alerts: true, page: true, saved: true, pdf: true };
  const nowhere = { lists: [false, false], sitemap: false, alerts: false, page: false, saved: false, pdf: false };

  it('is closed everywhere from midnight in the time zone of the board, and its page before the next refresh', async () => {
    const { catalogue } = await start([buildBarePosting('H1', lastDay), buildBarePosting('H2')]);
    vi.setSystemTime(Date.UTC(2026, 5, 11, 3, 59));
    expect(await catalogue.refresh()).toBe(false);
    expect(await see(catalogue)).toEqual(everywhere);
    vi.setSystemTime(Date.UTC(2026, 5, 11, 4));
    expect(await see(catalogue)).toEqual({ ...everywhere, page: false, pdf: false });
    expect(await catalogue.refresh()).toBe(true);
    expect(await see(catalogue)).toEqual(nowhere);
    expect(await catalogue.refresh()).toBe(false);
  });

  it('is closed even if the board is unavailable or lists far fewer offers', async () => {
    const listed = [
      buildBarePosting('H1', lastDay),
      ...Array.from({ length: 25 }, (_, index) => buildBarePosting(`H${index + 2}`)),
    ];
    const { board, catalogue } = await start(listed);
    vi.setSystemTime(Date.UTC(2026, 5, 11, 4));
    const { postings: list } = board;
    board.postings = failing.postings;
    await expect(catalogue.refresh()).rejects.toThrow('the board is down');
    expect(await catalogue.addresses()).toHaveLength(25);
    await catalogue.save();
    const restarted = await start([], { postings: failing.postings });
    expect(await restarted.catalogue.addresses()).toHaveLength(25);
    board.postings = list;
    listed.splice(1);
    await catalogue.refresh();
    expect(await catalogue.addresses()).toHaveLength(25);
  });

  it('has the page of a closed offer if the site never saw it open, and is open again once it has more time', async () => {
    const listed = [buildBarePosting('H1', { closesAt: '2026-05-31' }), buildBarePosting('H2')];
    const { catalogue } = await start(listed);
    expect(await see(catalogue)).toEqual(nowhere);
    expect(await catalogue.findOffer('world', 'watchmaker-1')).toMatchObject({ closedAt: Date.now() });
    listed[0] = buildBarePosting('H1', lastDay);
    await catalogue.refresh();
    expect(await see(catalogue)).toEqual(everywhere);
  });
});

/** A board that returns the texts of its postings once `releaseTexts` is called. */
const createSlowBoard = () => {
  const board = createBoard(postings);
  const { posting } = board;
  const { promise, resolve: releaseTexts } = Promise.withResolvers<void>();
  vi.spyOn(board, 'posting').mockImplementation(async (id) => {
    await promise;
    return posting(id);
  });
  return { board, releaseTexts };
};

describe('the texts of offers', () => {
  it('are read a few at a time, and again only if an offer or its text may have changed', async () => {
    const listed: ListedPosting[] = Array.from({ length: 30 }, (_, index) => buildBarePosting(`H${index + 1}`));
    const board = createBoard(listed);
    const { posting } = board;
    let [activeReads, maxActiveReads] = [0, 0];
    const read = vi.spyOn(board, 'posting').mockImplementation(async (id) => {
      maxActiveReads = Math.max(maxActiveReads, ++activeReads);
      await new Promise(setImmediate);
      activeReads--;
      return posting(id);
    });
    const catalogue = await load(board);
    expect([read.mock.calls.length, maxActiveReads]).toEqual([30, 4]);
    expect(await findIds(catalogue, 'polish')).toHaveLength(12);
    await catalogue.refresh();
    expect(read).toHaveBeenCalledTimes(30);
    listed[0] = buildBarePosting('H1', { closesAt: '2026-07-01' });
    await catalogue.refresh();
    expect(read).toHaveBeenCalledTimes(31);
    await catalogue.refresh({ rereadTexts: true });
    expect(read).toHaveBeenCalledTimes(61);
  });

  it('that cannot be read are missing only from the search, until they can be read', async () => {
    const board = createBoard(postings);
    vi.spyOn(board, 'posting').mockRejectedValueOnce(new Error('a slip'));
    const catalogue = create(board);
    expect(await findIds(catalogue)).toEqual(all);
    expect(await findIds(catalogue, 'polish')).toEqual(['H2', 'H3']);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await catalogue.refresh()).toBe(true);
    expect(await findIds(catalogue, 'polish')).toEqual(all);
  });

  it('do not delay the offers if they take long, and are found once they are loaded', async () => {
    const { board, releaseTexts } = createSlowBoard();
    const catalogue = await load(board, { textTimeoutMs: 20 });
    expect(await findIds(catalogue)).toEqual(all);
    expect(await findIds(catalogue, 'polish')).toEqual([]);
    releaseTexts();
    await vi.waitFor(async () => expect(await findIds(catalogue, 'polish')).toEqual(all));
  });

  it('are found after the next refresh if they came late and the search failed', async () => {
    const { board, releaseTexts } = createSlowBoard();
    const search = embeddedSearch();
    const catalogue = await load(board, { search, textTimeoutMs: 20 });
    const apply = vi.spyOn(search, 'apply').mockRejectedValue(new Error('a wrong record'));
    releaseTexts();
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
    apply.mockRestore();
    expect(await catalogue.refresh()).toBe(true);
    expect(await findIds(catalogue, 'polish')).toEqual(all);
  });

  it('are read for the page of an offer, which is closed if the board says so', async () => {
    const board = createBoard(postings);
    const catalogue = await load(board);
    expect(await catalogue.findOffer('world', 'watchmaker-1')).toMatchObject({
      posting: { description: '<h2>Tasks</h2><p>Polish H1.</p>' },
    });
    vi.spyOn(board, 'posting').mockResolvedValue(null);
    expect(await catalogue.findOffer('world', 'watchmaker-1')).toMatchObject({ closedAt: Date.now() });
    expect(await catalogue.findOpenOffer('H1')).toBeNull();
  });
});

describe('new offers', () => {
  it('are those that were not there before, whatever their date on the board', async () => {
    const listed = [...postings];
    const catalogue = await load(listed);
    const since = new Date();
    vi.setSystemTime(Date.now() + 1000);
    listed.push(buildBarePosting('H4', { publishedAt: '2026-05-01' }));
    await catalogue.refresh();
    expect((await catalogue.newOffers(defaultListQuery, since, 'en')).map(({ posting }) => posting.jobId)).toEqual([
      'H4',
    ]);
    expect(await catalogue.newOffers(defaultListQuery, new Date(), 'en')).toEqual([]);
  });

  it.each(['!!!', ' '])('are none for keywords without a word, as in a search: “%s”', async (search) => {
    const catalogue = await load(postings);
    expect(await catalogue.newOffers({ search, facets: {} }, new Date(0), 'en')).toEqual([]);
    expect(await findIds(catalogue, search)).toEqual([]);
  });
});

describe('addresses', () => {
  const listAddresses = async (...listed: ListedPosting[]) => {
    const addresses = await create(listed).addresses();
    return addresses.map(({ continent, path }) => `${continent}/${path}`).sort();
  };

  it('have the names of role and city if the board has them, and the number of the id', async () => {
    const role = { key: 'Head of Design', names: 'Head of Design' };
    const locationCity = { key: 'São Paulo', names: 'São Paulo' };
    expect(await listAddresses(buildBarePosting('R-12', { role, locationCity, locationCountry: 'BR' }))).toEqual([
      'americas/head-of-design-sao-paulo-12',
    ]);
    expect(await listAddresses(buildBarePosting('R-12', { jobPosting: '時計師', locationCountry: 'JP' }))).toEqual([
      'asia/12',
    ]);
  });

  it('have the whole id if it is not a number, or another offer has the address', async () => {
    expect(await listAddresses(...['aF-0x', 'H7', 'R7'].map((id) => buildBarePosting(id)))).toEqual([
      'world/watchmaker-7',
      'world/watchmaker-af-0x',
      'world/watchmaker-r7',
    ]);
    const later = { publishedAt: '2026-06-02' };
    expect(await listAddresses(buildBarePosting('R-12'), buildBarePosting('12', later))).toEqual([
      'world/watchmaker-12',
      'world/watchmaker-r-12',
    ]);
  });

  it('still link to their offers after the facts of these, or of others with the same number, have changed', async () => {
    const locationCity = { key: 'paris', names: 'Paris' };
    const listed = [
      buildBarePosting('aF-0x'),
      buildBarePosting('H7'),
      buildBarePosting('R7'),
      buildBarePosting('Q7', { jobPosting: 'Gilder' }),
    ];
    const catalogue = create(listed);
    const findAddress = async (path: string, continent = 'world') => {
      const offer = await catalogue.findOffer(continent, path);
      return offer && [offer.posting.jobId, offer.continent, offer.path];
    };
    await catalogue.load();
    expect(await findAddress('watchmaker-7')).toEqual(['H7', 'world', 'watchmaker-7']);
    expect(await findAddress('gilder-q7')).toEqual(['Q7', 'world', 'gilder-q7']);
    listed.splice(
      0,
      2,
      buildBarePosting('aF-0x', { jobPosting: 'Jeweller' }),
      buildBarePosting('H7', { locationCity, locationCountry: 'FR' }),
    );
    await catalogue.refresh();
    expect(await findAddress('watchmaker-7')).toEqual(['H7', 'europe', 'watchmaker-paris-7']);
    expect(await findAddress('watchmaker-r7')).toEqual(['R7', 'world', 'watchmaker-r7']);
    expect(await findAddress('watchmaker-af-0x')).toEqual(['aF-0x', 'world', 'jeweller-af-0x']);
    listed.splice(1, 1);
    await catalogue.refresh();
    expect(await catalogue.findOffer('world', 'watchmaker-7')).toMatchObject({
      path: 'watchmaker-paris-7',
      closedAt: Date.now(),
    });
  });
});

describe('offers with only the facts that every board has', () => {
  const sparse = [buildBarePosting('H1'), buildBarePosting('H2', { language: 'de-AT', jobPosting: 'Uhrmacher' })];

  it('lack the other facts and facets, and are not similar by facts that they lack', async () => {
    const catalogue = create(sparse);
    const { offers, facets } = await catalogue.searchOffers(query);
    expect(facets.flatMap(({ values }) => values)).toEqual([]);
    expect(offers.map(({ posting }) => getTitle(posting, 'en').jobPosting).sort()).toEqual(['Uhrmacher', 'Watchmaker']);
    expect(await findIds(catalogue, 'uhrmacher')).toEqual(['H2']);
    expect(await catalogue.similar('en', 'H1', 9)).toEqual([]);
  });

  it('are named in another language if the board has no name in the reader’s', async () => {
    const locationCity = { key: 'graz', names: { fr: 'Graz (fr)' } };
    const houseName = { key: 'zelie', names: 'Zélie' };
    const catalogue = create([buildBarePosting('H1', { locationCity, houseName })]);
    const { facets } = await catalogue.searchOffers({ ...query, locale: 'jp' });
    expect(facets.flatMap(({ values }) => values.map(({ label }) => label))).toEqual(['Zélie', 'Graz (fr)']);
  });
});
