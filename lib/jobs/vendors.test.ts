// @vitest-environment node
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { answerAs, vendorBoards, vendorNames, vendorUrl } from '@/tests/support/jobs-vendors';
import { fixtureBoard } from '@/tests/support/offer-files';
import { offersOf } from '@/tests/support/vendors/jobs/offers';
import type { Vendor } from '@/tests/support/vendors/vendor';
import { log } from '../process/log';
import type { JobBoard, Posting, PostingFacts } from './contract';

afterAll(removeContent);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.UTC(2025, 0, 5, 12) });
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

const factsOf = async (board: JobBoard): Promise<PostingFacts[]> => {
  const found: PostingFacts[] = [];
  for await (const facts of board.postings()) found.push(facts);
  return found;
};
const idsOf = async (board: JobBoard) => (await factsOf(board)).map(({ id }) => id).sort();

/** A stand-in that answers some requests in another way: each time with the next answer, until there is none. */
const failing = (vendor: Vendor, isAffected: (path: string) => boolean, answers: (() => Response)[]): Vendor => {
  const left = [...answers];
  return (request, path) => (isAffected(path) ? left.shift()?.() : undefined) ?? vendor(request, path);
};

const always = () => true;
const status =
  (code: number, headers = {}) =>
  () =>
    new Response(null, { status: code, headers });
const text = (content: string) => () => new Response(content, { headers: { 'Content-Type': 'application/json' } });

describe.each(vendorNames)('the board %s', (name) => {
  const { standIn, boardAt, idOf, empty } = vendorBoards[name];
  const vendor = () => standIn(offersOf(fixtureBoard()));
  const all = ['H100', 'H200', 'H300'].map(idOf).sort();

  it('gives the known facts of a posting, and nothing else', async () => {
    answerAs(vendor());
    const board = boardAt(vendorUrl);
    const found = (await factsOf(board)).find(({ id }) => id === idOf('H300'));
    expect(found).toMatchObject({
      title: '時計職人',
      language: expect.stringMatching(/^ja/),
      publishedAt: '2025-01-03',
      country: 'JP',
      city: { key: 'tokyo', names: 'Tokyo' },
      house: { key: 'helvant', names: 'Helvant' },
      family: { key: 'craft', names: 'Craft' },
      time: { key: 'part-time', names: 'Part time' },
      applyUrl: 'https://careers.halcyre.example/apply/H300',
    });
    const { description } = (await board.posting(idOf('H300'))) ?? {};
    expect(description).toContain('<p>時計を組み立てます。</p>');
    expect(description).toMatch(/<h2>[^<]+<\/h2>\s*<ul><li>One task &amp; another<\/li><li>Less &lt; more<\/li><\/ul>/);
  });

  it('waits as long as it is asked to, and continues', async () => {
    const requests = answerAs(failing(vendor(), always, [status(429, { 'Retry-After': '30' })]));
    const listed = idsOf(boardAt(vendorUrl));
    await vi.advanceTimersByTimeAsync(29_900);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(await listed).toEqual(all);
  });

  it('tries again if the vendor fails for a moment', async () => {
    answerAs(failing(vendor(), always, [status(500), status(503)]));
    const listed = idsOf(boardAt(vendorUrl));
    await vi.advanceTimersByTimeAsync(1500);
    expect(await listed).toEqual(all);
  });

  it.each([
    ['fails on', status(500), 'unavailable'],
    ['asks to wait for an hour', status(429, { 'Retry-After': '3600' }), 'unavailable'],
    ['refuses', status(401), 'refused'],
    ['answers with half of its JSON', text('{"jobs": [{'), 'refused'],
    ['answers in another shape', text('{"jobs": 5, "total": "many", "content": {}, "Report_Entry": "x"}'), 'refused'],
  ])('throws and keeps what it had if the vendor %s', async (_, answer, problem) => {
    const working = vendor();
    let isDown = false;
    answerAs((request, path) => (isDown ? answer() : working(request, path)));
    const board = boardAt(vendorUrl);
    await idsOf(board);
    isDown = true;
    const failed = expect(idsOf(board)).rejects.toMatchObject({ name: 'UpstreamError', problem });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(await board.posting(idOf('H100'))).toMatchObject({ id: idOf('H100'), isOpen: true });
    isDown = false;
    expect(await idsOf(board)).toEqual(all);
  });

  it('may be empty', async () => {
    answerAs(() => Response.json(empty));
    expect(await idsOf(boardAt(vendorUrl))).toEqual([]);
  });

  it('does not request a posting again that has not changed, unless a day has passed', async () => {
    const requests = answerAs(vendor());
    const board = boardAt(vendorUrl);
    await idsOf(board);
    const first = requests.splice(0).length;
    const before = await factsOf(board);
    const again = requests.splice(0);
    expect(again.length).toBeLessThanOrEqual(first);
    expect(again.filter((request) => /^GET [^?]*[123]00(\?|$)/.test(request))).toEqual([]);
    const after = await factsOf(board);
    for (const [place, facts] of after.entries()) expect(facts).toBe(before[place]);
    requests.splice(0);
    vi.advanceTimersByTime(25 * 3_600_000);
    expect(await factsOf(board)).toEqual(before);
    expect(requests).toHaveLength(first);
  });

  it('leaves out a fact that a posting lacks', async () => {
    const bare = async (): Promise<Posting[]> => [
      {
        id: 'H7',
        title: 'Goldsmith',
        language: 'en',
        publishedAt: '2025-01-02',
        applyUrl: 'https://careers.example.com/H7',
        description: '',
        isOpen: true,
      },
    ];
    answerAs(standIn(bare));
    const [facts] = await factsOf(boardAt(vendorUrl));
    expect(facts).toEqual({
      id: idOf('H7'),
      title: 'Goldsmith',
      language: 'en',
      publishedAt: '2025-01-02',
      applyUrl: 'https://careers.example.com/H7',
    });
  });

  it('gives the language of a posting, even if the site does not have it', async () => {
    const german = async (): Promise<Posting[]> => [
      {
        id: 'H7',
        title: 'Goldschmied',
        language: 'de',
        publishedAt: '2025-01-02',
        applyUrl: 'https://careers.example.com/H7',
        description: '<p>Sie fertigen Schmuckstücke in unserer Werkstatt und beraten Kundinnen und Kunden.</p>',
        isOpen: true,
      },
    ];
    answerAs(standIn(german));
    expect(await factsOf(boardAt(vendorUrl))).toMatchObject([{ language: 'de' }]);
  });

  it('cleans texts', async () => {
    const dirty = async (): Promise<Posting[]> => [
      {
        id: 'H7',
        title: 'Goldsmith',
        language: 'en',
        publishedAt: '2025-01-02',
        applyUrl: 'https://careers.example.com/H7',
        description: '<h1 onclick="a()">You</h1><p>work<script>alert(1)</script> &amp; <b>play</b></p>',
        isOpen: true,
      },
    ];
    answerAs(standIn(dirty));
    const { description } = (await boardAt(vendorUrl).posting(idOf('H7'))) ?? {};
    expect(description).toMatch(/<h[23]>You<\/h[23]>\s*<p>work &amp; <strong>play<\/strong><\/p>/);
    expect(description).not.toMatch(/alert|onclick|<h1/);
  });
});
