import { afterAll } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { mockVendor, vendorBoards, vendorNames, vendorUrl } from '@/tests/support/jobs-vendors';
import { fixtureBoard, fixturePostings } from '@/tests/support/offer-files';
import { createPostingSource } from '@/tests/support/vendors/jobs/offers';
import { testJobBoard } from './jobs';

afterAll(removeContent);

const openIds = ['H101', 'H201', 'H301'];
const closedId = 'H100';
const offers = () =>
  createPostingSource(
    fixtureBoard(fixturePostings, () => new Date('2025-02-05T12:00:00Z')),
    [closedId],
  );

for (const name of vendorNames) {
  const { standIn, boardAt, idOf, knowsClosed } = vendorBoards[name];
  testJobBoard(name, () => {
    mockVendor(standIn(offers()));
    return {
      board: boardAt(vendorUrl),
      failing: boardAt('https://refused.example'),
      open: openIds.map(idOf),
      ...(knowsClosed && { closed: idOf(closedId) }),
    };
  });
}
