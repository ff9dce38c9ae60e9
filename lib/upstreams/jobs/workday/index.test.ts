import { expect, it, vi } from 'vitest';
import { answerAs, vendorBoards, vendorUrl } from '@/tests/support/jobs-vendors';
import { barePosting } from '@/tests/support/offers';
import { workday } from '@/tests/support/vendors/jobs/workday';
import type { Vendor } from '@/tests/support/vendors/vendor';
import { log } from '../../../platform/process/log';
import type { ListedPosting, Posting } from '../contract';

const term = (name: string) => ({ key: name.toLowerCase(), names: name });

const postingOf = (number: number, parts: Partial<Posting> = {}): Posting => ({
  ...barePosting(`R-${number}`, { title: `Goldsmith ${number}` }),
  family: term(['Craft', 'Retail', 'Digital'][number % 3] ?? ''),
  contract: term(number % 2 ? 'Permanent' : 'Internship'),
  city: term('Paris'),
  country: 'FR',
  description: '<p>You make rings.</p>',
  isOpen: true,
  ...parts,
});
const many = (count: number, parts: (number: number) => Partial<Posting> = () => ({})) =>
  Array.from({ length: count }, (_, number) => postingOf(number, parts(number)));

const boardOn = (vendor: Vendor) => ({ requests: answerAs(vendor), board: vendorBoards.workday.boardAt(vendorUrl) });
const factsOf = async ({ board }: ReturnType<typeof boardOn>): Promise<ListedPosting[]> => {
  const found: ListedPosting[] = [];
  for await (const facts of board.postings()) found.push(facts);
  return found;
};

it('lists all pages, and reads family and contract from facets', async () => {
  const found = await factsOf(boardOn(workday(async () => many(45))));
  expect(found).toHaveLength(45);
  for (const [number, { id, family, contract }] of found.entries())
    expect({ id, family, contract }).toEqual({
      id: `R-${number}`,
      family: postingOf(number).family,
      contract: postingOf(number).contract,
    });
});

it('requests facets again only if a row is new', async () => {
  const postings = many(45);
  const tested = boardOn(workday(async () => postings));
  await factsOf(tested);
  tested.requests.splice(0);
  await factsOf(tested);
  expect(tested.requests).toHaveLength(3);
  postings.push(postingOf(45));
  const found = await factsOf(tested);
  expect(found.at(-1)).toMatchObject({ id: 'R-45', family: term('Craft') });
});

it('splits by facets what a tenant does not list, and loses nothing', async () => {
  // The tenant stops after 2,000: even those of one family are more, and some have no family.
  const parts = (number: number) => (number % 50 === 0 ? { family: undefined } : { family: term('Craft') });
  const tested = boardOn(workday(async () => many(2600, parts)));
  const found = await factsOf(tested);
  expect(new Set(found.map(({ id }) => id)).size).toBe(2600);
  expect(found.filter(({ family }) => family)).toHaveLength(2600 - 52);
}, 60_000);

it('lists again if rows have moved from page to page, and finally gives up', async () => {
  const postings = many(45);
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
  expect(await factsOf(boardOn(moving))).toHaveLength(45);
  moves = 1000;
  const short: Vendor = async (request, path) => {
    const response = await vendor(request, path);
    const answer = await response.json();
    return Response.json(answer.total ? { ...answer, total: 46 } : answer);
  };
  await expect(factsOf(boardOn(short))).rejects.toMatchObject({ problem: 'unavailable' });
});

it('reads rows without a path, facets without values, and a posting that is gone', async () => {
  const vendor = workday(async () => many(3));
  const found = await factsOf(
    boardOn(async (request, path) => {
      if (path.endsWith('_R-1')) return new Response(null, { status: 404 });
      const answer = await (await vendor(request, path)).json();
      if (!answer.total) return Response.json(answer);
      const rows = [...answer.jobPostings, { title: 'A row without a path', bulletFields: [null] }];
      return Response.json({ total: 4, jobPostings: rows, facets: [{ facetParameter: 'empty' }] });
    }),
  );
  expect(found.map(({ id }) => id)).toEqual(['R-0', 'R-2']);
  expect(found[0]).not.toHaveProperty('family');
});

it('leaves out an invalid posting, reports it, and throws if most are invalid', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const vendor = workday(async () => many(30));
  const wrong =
    (isWrong: (path: string) => boolean): Vendor =>
    (request, path) =>
      isWrong(path) ? Response.json({ jobPostingInfo: { title: 5 } }) : vendor(request, path);
  const found = await factsOf(boardOn(wrong((path) => path.endsWith('_R-1'))));
  expect(found).toHaveLength(29);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ count: 1 }), expect.any(String));
  await expect(factsOf(boardOn(wrong((path) => /_R-1?\d$/.test(path))))).rejects.toMatchObject({ problem: 'refused' });
});

it('does not list a posting that cannot be applied for, and reports it as closed', async () => {
  const vendor = workday(async () => many(2));
  const tested = boardOn(async (request, path) => {
    const answer = await (await vendor(request, path)).json();
    if (!path.endsWith('_R-1')) return Response.json(answer);
    return Response.json({ ...answer, jobPostingInfo: { ...answer.jobPostingInfo, canApply: false } });
  });
  expect((await factsOf(tested)).map(({ id }) => id)).toEqual(['R-0']);
  expect(await tested.board.posting('R-1')).toMatchObject({ id: 'R-1', isOpen: false });
});

it('reads the additional locations of a posting', async () => {
  const vendor = workday(async () => many(1));
  const tested = boardOn(async (request, path) => {
    const answer = await (await vendor(request, path)).json();
    if (!answer.jobPostingInfo) return Response.json(answer);
    const additionalLocations = ['US, CA, Santa Clara', 'GBR - London'];
    return Response.json({ ...answer, jobPostingInfo: { ...answer.jobPostingInfo, additionalLocations } });
  });
  expect(await factsOf(tested)).toMatchObject([
    {
      city: term('Paris'),
      country: 'FR',
      otherPlaces: [
        { city: { names: 'Santa Clara' }, region: 'CA', country: 'US' },
        { city: { names: 'London' }, country: 'GB' },
      ],
    },
  ]);
});
