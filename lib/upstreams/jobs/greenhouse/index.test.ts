import { expect, it } from 'vitest';
import { mockVendor, vendorBoards, vendorUrl } from '@/tests/support/jobs-vendors';
import { buildBarePosting } from '@/tests/support/offers';
import { greenhouse } from '@/tests/support/vendors/jobs/greenhouse';

const paris = { name: 'Paris', location: 'Paris, France' };
const london = { name: 'London office', location: 'London, United Kingdom' };

it.each([
  ['Paris, France; London, United Kingdom', [], ['Paris FR', 'London GB']],
  ['Hybrid', [paris, london], ['Paris FR', 'London GB']],
  ['Paris', [london, paris], ['Paris FR']],
  ['Milan', [paris], ['Milan undefined']],
  ['France', [paris, london], ['Paris FR']],
  ['Atlanta, Georgia', [], ['Atlanta undefined']],
])('a job in %s with offices %j is in %j', async (name, offices, expected) => {
  const vendor = greenhouse(async () => [{ ...buildBarePosting('H1'), description: '', isOpen: true }]);
  mockVendor(async (request, path) => {
    const body = await (await vendor(request, path)).json();
    return Response.json(body.jobs ? body : { ...body, location: { name }, offices });
  });
  for await (const { city, country, otherPlaces = [] } of vendorBoards.greenhouse.createBoard(vendorUrl).postings())
    expect([{ city, country }, ...otherPlaces].map((place) => `${place.city?.names} ${place.country}`)).toEqual(
      expected,
    );
});
