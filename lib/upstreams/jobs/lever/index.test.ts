import { expect, it } from 'vitest';
import { mockVendor, vendorBoards, vendorUrl } from '@/tests/support/jobs-vendors';
import { buildBarePosting } from '@/tests/support/offers';
import { lever } from '@/tests/support/vendors/jobs/lever';
import type { Vendor } from '@/tests/support/vendors/vendor';

const buildPostings = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...buildBarePosting(`H${number}`),
    description: '<p>You make rings.</p>',
    isOpen: true,
  }));

const listIds = async (vendor: Vendor): Promise<string[]> => {
  mockVendor(vendor);
  const ids = [];
  for await (const { jobId } of vendorBoards.lever.createBoard(vendorUrl).postings()) ids.push(jobId);
  return ids;
};

it.each([0, 99, 100, 101, 199, 250])('lists %i postings, each once', async (count) => {
  expect(new Set(await listIds(lever(async () => buildPostings(count)))).size).toBe(count);
});

it('lists again if rows have moved up, and finally gives up', async () => {
  let postings = buildPostings(250);
  const vendor = lever(async () => postings);
  const closeOneAfter =
    (times: number): Vendor =>
    async (request, path) => {
      const response = await vendor(request, path);
      if (times-- > 0) postings = postings.slice(1);
      return response;
    };
  const listedIds = new Set(await listIds(closeOneAfter(1)));
  for (const { jobId } of postings.slice(100))
    expect([...listedIds].some((listedId) => listedId.endsWith(jobId.slice(1)))).toBe(true);
  expect(listedIds.size).toBeGreaterThanOrEqual(249);
  await expect(listIds(closeOneAfter(100))).rejects.toMatchObject({ problem: 'unavailable' });
});

it('retains the lines of plain text', async () => {
  const vendor = lever(async () => buildPostings(1));
  mockVendor(async (request, path) => {
    const [row] = await (await vendor(request, path)).json();
    return Response.json([{ ...row, description: '', descriptionPlain: 'You make:\n- rings < 5 g\n- clasps' }]);
  });
  const board = vendorBoards.lever.createBoard(vendorUrl);
  for await (const { jobId } of board.postings())
    expect((await board.posting(jobId))?.description).toBe(
      '<p>You make:</p><ul><li>rings &lt; 5 g</li><li>clasps</li></ul>',
    );
});

it('retains all locations of a posting', async () => {
  const vendor = lever(async () => buildPostings(1));
  mockVendor(async (request, path) => {
    const [row] = await (await vendor(request, path)).json();
    const categories = { location: 'Paris', allLocations: ['Paris', 'London, United Kingdom', 'Remote'] };
    return Response.json([{ ...row, country: 'FR', categories }]);
  });
  for await (const posting of vendorBoards.lever.createBoard(vendorUrl).postings())
    expect(posting).toMatchObject({
      locationCity: { names: 'Paris' },
      locationCountry: 'FR',
      otherPlaces: [{ locationCity: { names: 'London' }, locationCountry: 'GB' }],
    });
});
