import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { removeContent } from '@/tests/support/content';
import { mockVendor, type VendorName, vendorBoards, vendorNames, vendorUrl } from '@/tests/support/jobs-vendors';
import { createFixtureBoard } from '@/tests/support/offer-files';
import { buildBarePosting } from '@/tests/support/offers';
import { createPostingLoader } from '@/tests/support/vendors/jobs/offers';
import type { Vendor } from '@/tests/support/vendors/vendor';
import { log } from '../../platform/process/log';
import type { JobBoard, ListedPosting, Posting } from './contract';

afterAll(removeContent);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.UTC(2025, 0, 5, 12) });
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

const listPostings = async (board: JobBoard): Promise<ListedPosting[]> => {
  const postings: ListedPosting[] = [];
  for await (const posting of board.postings()) postings.push(posting);
  return postings;
};
const listIds = async (board: JobBoard) => (await listPostings(board)).map(({ jobId }) => jobId).sort();

/** Wraps a vendor: each affected request receives the next of `responses`, until none is left. */
const withFailures = (vendor: Vendor, isAffected: (path: string) => boolean, responses: (() => Response)[]): Vendor => {
  const remainingResponses = [...responses];
  return (request, path) => (isAffected(path) ? remainingResponses.shift()?.() : undefined) ?? vendor(request, path);
};

/** Workday's response for a posting that it lists but has withdrawn. */
const withdrawn = {
  errorCode: 'S22',
  errorCaseId: 'X',
  httpStatus: 403,
  message: 'permission denied',
  messageParams: {},
};

type AnyRow = Record<string, unknown> | null;
/** The rows of a vendor's listing; undefined if the body is no listing. */
const findRows = (body: unknown): AnyRow[] | undefined =>
  [body, ...['jobs', 'jobPostings', 'content', 'Report_Entry'].map((name) => Object(body)[name])].find(Array.isArray);

/** A copy of a listing response in which one posting has no title. */
const withoutTitle = async (response: Response, id: string): Promise<Response> => {
  const body = await response.json();
  for (const row of findRows(body) ?? [])
    if (row && [row.id, row.Job_Requisition_ID].includes(id)) Object.assign(row, { text: '', Job_Posting_Title: '' });
  return Response.json(body);
};

/** Advances the timers until a promise settles, and returns its result. */
const advanceUntilDone = async <T>(pending: Promise<T>): Promise<T> => {
  let isDone = false;
  const done = pending.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await vi.advanceTimersByTimeAsync(500);
    await yieldToEventLoop();
  }
  return done;
};

const buildPosting = (overrides: Partial<Posting> = {}): Posting => ({
  ...buildBarePosting('H7', { jobPosting: 'Goldsmith' }),
  description: '',
  isOpen: true,
  ...overrides,
});

/** What an employment offers, as far as some vendors say it. */
const workingConditions = {
  pay: { min: 41_000, max: 52_500, currency: 'EUR', period: 'year' },
  workModel: 'hybrid',
  weeklyHours: 37.5,
  startsAt: '2025-03-01',
  workplace: { name: 'The workshop', address: '0 Rue des Exemples, Paris' },
  team: 'Nine saddlers',
  steps: ['A call', 'A day in the workshop'],
} satisfies Partial<Posting>;

type Condition = keyof typeof workingConditions;
/** The working conditions that each vendor has or, in the tests' configuration, the company's own fields. */
const providedConditions: Record<VendorName, Condition[]> = {
  workday: ['workModel'],
  'workday-report': Object.keys(workingConditions) as Condition[],
  greenhouse: Object.keys(workingConditions) as Condition[],
  lever: ['pay', 'workModel'],
  smartrecruiters: ['pay', 'workModel', 'weeklyHours', 'startsAt', 'workplace'],
};
/** The vendors' fields for pay and work model. */
const vendorFields = new Set([
  ...['salaryRange', 'workplaceType', 'compensation', 'hybrid', 'remote', 'remoteType'],
  ...['pay_input_ranges', 'metadata', 'Pay_Range_group', 'Remote_Type'],
]);

const pick = (posting: Partial<Posting>, names: readonly string[]): Partial<Posting> =>
  Object.fromEntries(Object.entries(posting).filter(([name]) => names.includes(name)));

const always = () => true;
const createStatusResponder =
  (code: number, headers = {}) =>
  () =>
    new Response(null, { status: code, headers });
const createTextResponder = (content: string) => () =>
  new Response(content, { headers: { 'Content-Type': 'application/json' } });

describe.each(vendorNames)('the board %s', (name) => {
  const { createStandIn, createBoard, toVendorId, empty } = vendorBoards[name];
  const vendor = () => createStandIn(createPostingLoader(createFixtureBoard()));
  const allIds = ['H100', 'H200', 'H300'].map(toVendorId).sort();
  const statesLanguage = name === 'smartrecruiters';

  it('provides the facts of a posting', async () => {
    mockVendor(vendor());
    const board = createBoard(vendorUrl);
    const posting = (await listPostings(board)).find(({ jobId }) => jobId === toVendorId('H300'));
    expect(posting).toMatchObject({
      jobPosting: '時計職人',
      language: expect.stringMatching(/^ja/),
      publishedAt: '2025-01-03',
      locationCountry: 'JP',
      locationCity: { key: 'tokyo', names: 'Tokyo' },
      houseName: { key: 'helvant', names: 'Helvant' },
      jobFamily: { key: 'craft', names: 'Craft' },
      jobTimeType: { key: 'part-time', names: 'Part time' },
      applyUrl: `${brand.applyUrl}/H300`,
    });
    const { description } = (await board.posting(toVendorId('H300'))) ?? {};
    expect(description).toContain('<p>時計を組み立てます。</p>');
    expect(description).toMatch(/<h2>[^<]+<\/h2>\s*<ul><li>One task &amp; another<\/li><li>Less &lt; more<\/li><\/ul>/);
  });

  it('provides the pay, the hours and the workplace of a posting where the vendor has them', async () => {
    mockVendor(createStandIn(async () => [buildPosting(workingConditions)]));
    const board = createBoard(vendorUrl);
    const conditions = pick(workingConditions, providedConditions[name]);
    const [listed] = await listPostings(board);
    const posting = await board.posting(toVendorId('H7'));
    expect(pick(posting ?? {}, Object.keys(workingConditions))).toEqual(conditions);
    const { workplace: _, team: __, steps: ___, ...listedConditions } = conditions;
    expect(pick(listed ?? {}, Object.keys(workingConditions))).toEqual(listedConditions);
  });

  it.each([5, null, { min: '1,000', min_cents: -1 }])(
    'lists a posting without a pay or work model that is %j',
    async (invalid) => {
      const working = createStandIn(async () => [buildPosting(workingConditions)]);
      mockVendor(async (request, path) => {
        const text = await (await working(request, path)).text();
        return Response.json(JSON.parse(text, (key, value) => (vendorFields.has(key) ? invalid : value)));
      });
      const [listed] = await listPostings(createBoard(vendorUrl));
      expect(listed).toMatchObject({ jobPosting: 'Goldsmith' });
      expect(pick(listed ?? {}, ['pay', 'workModel'])).toEqual({});
    },
  );

  it('waits for as long as the vendor requests, and continues', async () => {
    const requests = mockVendor(withFailures(vendor(), always, [createStatusResponder(429, { 'Retry-After': '30' })]));
    const listed = listIds(createBoard(vendorUrl));
    await vi.advanceTimersByTimeAsync(29_900);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(await listed).toEqual(allIds);
  });

  it('retries if the vendor fails for a moment', async () => {
    mockVendor(withFailures(vendor(), always, [createStatusResponder(500), createStatusResponder(503)]));
    const listed = listIds(createBoard(vendorUrl));
    await vi.advanceTimersByTimeAsync(1500);
    expect(await listed).toEqual(allIds);
  });

  it.each([
    ['continues to fail', createStatusResponder(500), 'unavailable'],
    ['requests to wait for an hour', createStatusResponder(429, { 'Retry-After': '3600' }), 'unavailable'],
    ['refuses', createStatusResponder(401), 'refused'],
    [
      'responds in another shape',
      createTextResponder('{"jobs": 5, "total": "many", "content": {}, "Report_Entry": "x"}'),
      'refused',
    ],
  ])('throws and retains its cached postings if the vendor %s', async (_, respond, problem) => {
    const working = vendor();
    let isDown = false;
    mockVendor((request, path) => (isDown ? respond() : working(request, path)));
    const board = createBoard(vendorUrl);
    await listIds(board);
    isDown = true;
    const failure = expect(listIds(board)).rejects.toMatchObject({ name: 'UpstreamError', problem });
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
    expect(await board.posting(toVendorId('H100'))).toMatchObject({ jobId: toVendorId('H100'), isOpen: true });
    isDown = false;
    expect(await listIds(board)).toEqual(allIds);
  });

  it.each([
    ['that the board refuses, as Workday does', () => Response.json(withdrawn, { status: 403 })],
    ['that redirects elsewhere', createStatusResponder(303, { Location: 'https://elsewhere.example/' })],
    ['that fails again and again', createStatusResponder(500)],
    ['in another shape', createTextResponder('{"jobPostingInfo": 5, "id": null}')],
  ])('leaves out a listed posting %s, and reports it', async (_, respond) => {
    const [badId = '', ...otherIds] = allIds;
    const listingHasTexts = name === 'lever' || name === 'workday-report';
    const working = vendor();
    mockVendor(async (request, path) => {
      if (path.endsWith(badId)) return respond();
      const response = await working(request, path);
      return listingHasTexts ? withoutTitle(response, badId) : response;
    });
    const board = createBoard(vendorUrl);
    expect(await advanceUntilDone(listIds(board))).toEqual(otherIds);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ event: 'jobs.postings_unreadable', count: 1, ids: [badId] }),
      expect.any(String),
    );
  });

  it('does not have a posting that the board refuses to show', async () => {
    const working = vendor();
    mockVendor((request, path) =>
      path.endsWith(toVendorId('H100')) ? createStatusResponder(403)() : working(request, path),
    );
    const posting = await createBoard(vendorUrl).posting(toVendorId('H100'));
    expect(posting?.jobId ?? null).toBe(name === 'workday-report' ? toVendorId('H100') : null);
  });

  it('leaves out rows without an id, and accepts rows without a date', async () => {
    const working = vendor();
    mockVendor(async (request, path) => {
      const body = await (await working(request, path)).json();
      const rows = findRows(body);
      const [first] = rows ?? [];
      if (first && 'updated_at' in first) first.updated_at = null;
      rows?.push({ id: null }, null);
      return Response.json('totalFound' in body ? { ...body, totalFound: body.totalFound + 2 } : body);
    });
    const board = createBoard(vendorUrl);
    expect(await listIds(board)).toEqual(allIds);
    expect(await listIds(board)).toEqual(allIds);
  });

  // The ids of Workday contain the place of a posting whose requisition has several.
  it.skipIf(name === 'workday')('reports an id that several postings have, and shows the first one', async () => {
    const warningLog = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const postings = ['Goldsmith', 'Gilder'].map((jobPosting, index) =>
      buildPosting({ jobPosting, publishedAt: `2026-06-0${index + 1}`, description: '<p>Gold.</p>' }),
    );
    mockVendor(createStandIn(async () => postings));
    expect(await listPostings(createBoard(vendorUrl))).toMatchObject([
      { jobId: toVendorId('H7'), jobPosting: 'Goldsmith' },
    ]);
    expect(warningLog).toHaveBeenCalledExactlyOnceWith(
      { event: 'jobs.ids_repeated', count: 1, ids: [toVendorId('H7')] },
      expect.any(String),
    );
  });

  it('may be empty', async () => {
    mockVendor(() => Response.json(empty));
    expect(await listIds(createBoard(vendorUrl))).toEqual([]);
  });

  it('does not request an unchanged posting again until a day has passed', async () => {
    const requests = mockVendor(vendor());
    const board = createBoard(vendorUrl);
    await listIds(board);
    const requestCount = requests.splice(0).length;
    const previous = await listPostings(board);
    const repeated = requests.splice(0);
    expect(repeated.length).toBeLessThanOrEqual(requestCount);
    expect(repeated.filter((request) => /^GET [^?]*[123]00(\?|$)/.test(request))).toEqual([]);
    const current = await listPostings(board);
    for (const [index, posting] of current.entries()) expect(posting).toBe(previous[index]);
    requests.splice(0);
    vi.advanceTimersByTime(25 * 3_600_000);
    expect(await listPostings(board)).toEqual(previous);
    expect(requests).toHaveLength(requestCount);
  });

  it('leaves out a fact that a posting lacks', async () => {
    mockVendor(createStandIn(async () => [buildPosting()]));
    const [posting] = await listPostings(createBoard(vendorUrl));
    expect(posting).toEqual({
      jobId: toVendorId('H7'),
      jobPosting: 'Goldsmith',
      language: 'en',
      isLanguageAssumed: statesLanguage ? undefined : true,
      publishedAt: '2026-06-01',
      applyUrl: 'https://careers.example.com/apply/H7',
    });
  });

  it('sanitises descriptions, and detects their language, even if the site does not have it', async () => {
    const posting = buildPosting({
      jobPosting: 'Goldschmied',
      language: 'de',
      description:
        '<h1 onclick="a()">Sie</h1><p>fertigen Schmuckstücke<script>alert(1)</script> &amp; <b>beraten</b> unsere Kundinnen und Kunden in der Werkstatt</p>',
    });
    mockVendor(createStandIn(async () => [posting]));
    const { description, language } = (await createBoard(vendorUrl).posting(toVendorId('H7'))) ?? {};
    expect(language).toBe('de');
    expect(description).toMatch(
      /<h[23]>Sie<\/h[23]>\s*<p>fertigen Schmuckstücke &amp; <strong>beraten<\/strong> unsere/,
    );
    expect(description).not.toMatch(/alert|onclick|<h1/);
  });
});
