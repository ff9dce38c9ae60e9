import { expect, it } from 'vitest';
import { mockVendor, vendorBoards, vendorUrl } from '@/tests/support/jobs-vendors';
import { buildBarePosting } from '@/tests/support/offers';
import { greenhouse } from '@/tests/support/vendors/jobs/greenhouse';

const paris = { name: 'Paris', location: 'Paris, France' };
const london = { name: 'London office', location: 'London, United Kingdom' };

it.each([
  [[{ currency_type: 'EUR', title: 'Annual base pay' }], { min: 41_000, max: 52_000, currency: 'EUR', period: 'year' }],
  [[{ currency_type: 'EUR', title: 'Paris pay range' }], undefined],
  [[{ currency_type: 'JPY', title: 'Annual base pay' }], undefined],
  [
    [
      { currency_type: 'USD', title: 'Annual pay in New York' },
      { currency_type: 'USD', title: 'Annual pay in Austin' },
    ],
    undefined,
  ],
])('the pay ranges %j are the pay %j', async (ranges, pay) => {
  const vendor = greenhouse(async () => [{ ...buildBarePosting('H1'), description: '', isOpen: true }]);
  mockVendor(async (request, path) => {
    const body = await (await vendor(request, path)).json();
    const pay_input_ranges = ranges.map((range) => ({ min_cents: 4_100_000, max_cents: 5_200_000, ...range }));
    return Response.json(body.jobs ? body : { ...body, pay_input_ranges });
  });
  expect((await vendorBoards.greenhouse.createBoard(vendorUrl).posting('1'))?.pay).toEqual(pay);
});

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
  for await (const { locationCity, locationCountry, otherPlaces = [] } of vendorBoards.greenhouse
    .createBoard(vendorUrl)
    .postings())
    expect(
      [{ locationCity, locationCountry }, ...otherPlaces].map(
        (place) => `${place.locationCity?.names} ${place.locationCountry}`,
      ),
    ).toEqual(expected);
});
