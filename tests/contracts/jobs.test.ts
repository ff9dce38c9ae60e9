import { afterAll } from 'vitest';
import type { JobBoard } from '@/lib/upstreams/jobs/contract';
import { embeddedJobs } from '@/lib/upstreams/jobs/embedded';
import { removeContent } from '@/tests/support/content';
import { createFixtureBoard, fixtureOffers } from '@/tests/support/offer-files';
import { serveRemote } from '@/tests/support/remote/serve-remote';
import { testJobBoard } from './jobs';

afterAll(removeContent);

const ids = { openIds: ['H101', 'H201', 'H301'], closedId: 'H100' };
const buildBoards = () => ({
  board: createFixtureBoard(fixtureOffers, () => new Date('2025-02-05T12:00:00Z')),
  failingBoard: embeddedJobs('/nowhere/offers'),
});
const toRemote = async (jobs: JobBoard) => (await serveRemote({ jobs })).jobs;

testJobBoard('embedded', () => ({ ...buildBoards(), ...ids }));

testJobBoard('remote', async () => {
  const { board, failingBoard } = buildBoards();
  return { board: await toRemote(board), failingBoard: await toRemote(failingBoard), ...ids };
});
