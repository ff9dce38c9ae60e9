import { expect, it, vi } from 'vitest';
import { mockVendor, vendorBoards, vendorUrl } from '@/tests/support/jobs-vendors';
import { buildBarePosting } from '@/tests/support/offers';
import { workday } from '@/tests/support/vendors/jobs/workday';
import type { Vendor } from '@/tests/support/vendors/vendor';
import { log } from '../../../platform/process/log';
import type { ListedPosting, Posting } from '../contract';

const buildTerm = (name: string) => ({ key: name.toLowerCase(), names: name });

const buildPosting = (number: number, overrides: Partial<Posting> = {}): Posting => ({
  ...buildBarePosting(`R-${number}`, { jobPosting: `Goldsmith ${number}` }),
  jobFamily: buildTerm(['Craft', 'Retail', 'Digital'][number % 3] ?? ''),
  workerSubType: buildTerm(number % 2 ? 'Permanent' : 'Internship'),
  locationCity: buildTerm('Paris'),
  locationCountry: 'FR',
  description: '<p>You make rings.</p>',
  isOpen: true,
  ...overrides,
});
const buildPostings = (count: number, getOverrides: (number: number) => Partial<Posting> = () => ({})) =>
  Array.from({ length: count }, (_, number) => buildPosting(number, getOverrides(number)));

const createTestBoard = (vendor: Vendor) => ({
  requests: mockVendor(vendor),
  board: vendorBoards.workday.createBoard(vendorUrl),
});
const listPostings = async ({ board }: ReturnType<typeof createTestBoard>): Promise<ListedPosting[]> => {
  const postings: ListedPosting[] = [];
  for await (const posting of board.postings()) postings.push(posting);
  return postings;
};

it('lists all pages, and reads family and contract from facets', async () => {
  const postings = await listPostings(createTestBoard(workday(async () => buildPostings(45))));
  expect(postings).toHaveLength(45);
  for (const [number, { jobId, jobFamily, workerSubType }] of postings.entries())
    expect({ jobId, jobFamily, workerSubType }).toEqual({
      jobId: `R-${number}`,
      jobFamily: buildPosting(number).jobFamily,
      workerSubType: buildPosting(number).workerSubType,
    });
});

it('requests facets again only if a row is new', async () => {
  const postings = buildPostings(45);
  const tested = createTestBoard(workday(async () => postings));
  await listPostings(tested);
  tested.requests.splice(0);
  await listPostings(tested);
  expect(tested.requests).toHaveLength(3);
  postings.push(buildPosting(45));
  const listed = await listPostings(tested);
  expect(listed.at(-1)).toMatchObject({ jobId: 'R-45', jobFamily: buildTerm('Craft') });
});

it('splits a listing that exceeds the limit of a tenant by facets, without losing postings', async () => {
  // The tenant lists at most 2,000 postings. One family alone has more, and some postings have no family.
  const getOverrides = (number: number) =>
    number % 50 === 0 ? { jobFamily: undefined } : { jobFamily: buildTerm('Craft') };
  const tested = createTestBoard(workday(async () => buildPostings(2600, getOverrides)));
  const postings = await listPostings(tested);
  expect(new Set(postings.map(({ jobId }) => jobId)).size).toBe(2600);
  expect(postings.filter(({ jobFamily }) => jobFamily)).toHaveLength(2600 - 52);
}, 60_000);

it('lists again if rows have moved from page to page, and finally gives up', async () => {
  const postings = buildPostings(45);
  const vendor = workday(async () => postings);
  let moves = 1;
  const moving: Vendor = async (request, path) => {
    const { offset } = request.method === 'POST' ? await request.clone().json() : { offset: -1 };
    // A posting of the first page closes before the others are listed, and another opens at the end.
    if (offset === 0 && moves-- > 0) {
      const response = await vendor(request, path);
      postings.push(...postings.splice(0, 1));
      return response;
    }
    return vendor(request, path);
  };
  expect(await listPostings(createTestBoard(moving))).toHaveLength(45);
  moves = 1000;
  const short: Vendor = async (request, path) => {
    const response = await vendor(request, path);
    const body = await response.json();
    return Response.json(body.total ? { ...body, total: 46 } : body);
  };
  await expect(listPostings(createTestBoard(short))).rejects.toMatchObject({ problem: 'unavailable' });
});

it('accepts rows without a path, facets without values and a deleted posting', async () => {
  const vendor = workday(async () => buildPostings(3));
  const postings = await listPostings(
    createTestBoard(async (request, path) => {
      if (path.endsWith('_R-1')) return new Response(null, { status: 404 });
      const body = await (await vendor(request, path)).json();
      if (!body.total) return Response.json(body);
      const rows = [...body.jobPostings, { title: 'A row without a path', bulletFields: [null] }];
      return Response.json({ total: 4, jobPostings: rows, facets: [{ facetParameter: 'empty' }] });
    }),
  );
  expect(postings.map(({ jobId }) => jobId)).toEqual(['R-0', 'R-2']);
  expect(postings[0]).not.toHaveProperty('jobFamily');
});

it('leaves out an invalid posting, reports it, and throws if most are invalid', async () => {
  const errorLog = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const vendor = workday(async () => buildPostings(30));
  const withInvalid =
    (isInvalid: (path: string) => boolean): Vendor =>
    (request, path) =>
      isInvalid(path) ? Response.json({ jobPostingInfo: { title: 5 } }) : vendor(request, path);
  const postings = await listPostings(createTestBoard(withInvalid((path) => path.endsWith('_R-1'))));
  expect(postings).toHaveLength(29);
  expect(errorLog).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ count: 1 }), expect.any(String));
  await expect(listPostings(createTestBoard(withInvalid((path) => /_R-1?\d$/.test(path))))).rejects.toMatchObject({
    problem: 'refused',
  });
});

it('does not list a posting that cannot be applied for, and reports it as closed', async () => {
  const vendor = workday(async () => buildPostings(2));
  const tested = createTestBoard(async (request, path) => {
    const body = await (await vendor(request, path)).json();
    if (!path.endsWith('_R-1')) return Response.json(body);
    return Response.json({ ...body, jobPostingInfo: { ...body.jobPostingInfo, canApply: false } });
  });
  expect((await listPostings(tested)).map(({ jobId }) => jobId)).toEqual(['R-0']);
  expect(await tested.board.posting('R-1')).toMatchObject({ jobId: 'R-1', isOpen: false });
});

it('lists every posting whose requisition has an underscore in its number, or is in several places', async () => {
  const paths = ['Paris/Watchmaker_REQ_2026_0012', 'London/Sales_INT_2027_0012', 'London/Watchmaker_REQ_2026_0012'];
  const rows = paths.map((path) => ({ externalPath: `/job/${path}` }));
  const list = async (listedRows: object[]) => {
    const vendor = workday(async () => [buildPosting(1)]);
    const postings = await listPostings(
      createTestBoard(async (request, path) => {
        if (request.method === 'POST') return Response.json({ total: listedRows.length, jobPostings: listedRows });
        return vendor(request, path.replace(/[^/]*$/, 'x_R-1'));
      }),
    );
    return postings.map(({ jobId }) => jobId).sort();
  };
  const ids = ['INT-2027-0012', 'REQ-2026-0012', 'REQ-2026-0012-Paris'];
  expect(await list(rows)).toEqual(ids);
  expect(await list(rows.toReversed())).toEqual(ids);
});

it('reads the additional locations of a posting', async () => {
  const vendor = workday(async () => buildPostings(1));
  const tested = createTestBoard(async (request, path) => {
    const body = await (await vendor(request, path)).json();
    if (!body.jobPostingInfo) return Response.json(body);
    const additionalLocations = ['US, CA, Santa Clara', 'GBR - London'];
    return Response.json({ ...body, jobPostingInfo: { ...body.jobPostingInfo, additionalLocations } });
  });
  expect(await listPostings(tested)).toMatchObject([
    {
      locationCity: buildTerm('Paris'),
      locationCountry: 'FR',
      otherPlaces: [
        { locationCity: { names: 'Santa Clara' }, region: 'CA', locationCountry: 'US' },
        { locationCity: { names: 'London' }, locationCountry: 'GB' },
      ],
    },
  ]);
});
