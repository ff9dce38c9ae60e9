// @vitest-environment node
import { afterAll } from 'vitest';
import { embeddedJobs } from '@/lib/jobs/embedded';
import { removeContent } from '@/tests/support/content';
import { fixtureBoard, fixturePostings } from '@/tests/support/offer-files';
import { type BoardFixture, testJobBoard } from './jobs';

afterAll(removeContent);

const boards: Record<string, () => BoardFixture> = {
  embedded: () => ({
    board: fixtureBoard(fixturePostings, () => new Date('2025-02-05T12:00:00Z')),
    open: ['H101', 'H201', 'H301'],
    closed: 'H100',
    failing: embeddedJobs('/nowhere/offers'),
  }),
};

for (const [name, make] of Object.entries(boards)) testJobBoard(name, make);
