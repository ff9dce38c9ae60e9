import { afterAll } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { mockVendor, vendorBoards, vendorNames, vendorUrl } from '@/tests/support/jobs-vendors';
import { createFixtureBoard, fixtureOffers } from '@/tests/support/offer-files';
import { createPostingLoader } from '@/tests/support/vendors/jobs/offers';
import { testJobBoard } from './jobs';

afterAll(removeContent);

// On 2025-02-05, the first three postings are open for the second time (as H101, for example), and their
// first occurrences, such as H100, have closed.
const openIds = ['H101', 'H201', 'H301'];
const closedId = 'H100';
const createFixtureSource = () =>
  createPostingLoader(
    createFixtureBoard(fixtureOffers, () => new Date('2025-02-05T12:00:00Z')),
    [closedId],
  );

for (const name of vendorNames) {
  const vendor = vendorBoards[name];
  testJobBoard(name, () => {
    mockVendor(vendor.createStandIn(createFixtureSource()));
    return {
      board: vendor.createBoard(vendorUrl),
      failingBoard: vendor.createBoard('https://refused.example'),
      openIds: openIds.map(vendor.toVendorId),
      ...(vendor.returnsClosed && { closedId: vendor.toVendorId(closedId) }),
    };
  });
}
