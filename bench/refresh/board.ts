import { FolderReader } from '@/lib/upstreams/files/folder-reader';
import type { Posting } from '@/lib/upstreams/jobs/contract';
import { findLatestOccurrence, toDayNumber } from '@/lib/upstreams/jobs/embedded/recurring';
import { readOfferSource } from '@/lib/upstreams/jobs/embedded/source';
import { createPostingConverter } from '@/lib/upstreams/jobs/embedded/to-posting';
import { makePostings } from '@/scripts/postings.mts';
import { listen } from '@/tests/support/remote/rpc';
import { greenhouse } from '@/tests/support/vendors/jobs/greenhouse';
import { lever } from '@/tests/support/vendors/jobs/lever';
import { smartRecruiters } from '@/tests/support/vendors/jobs/smartrecruiters';
import { workday } from '@/tests/support/vendors/jobs/workday';
import { workdayReport } from '@/tests/support/vendors/jobs/workday-report';
import { serveVendors } from '@/tests/support/vendors/server';

const count = Number(process.env.OFFERS ?? 5000);
const recurring = makePostings(Math.ceil(count * 1.35));
const { toPosting } = createPostingConverter(
  await readOfferSource(await FolderReader.open({ root: 'content/offers' })),
);
let day = toDayNumber(new Date());
let postings: Posting[] = [];

const listOpenPostings = () =>
  recurring
    .flatMap((recurringPosting) => {
      const occurrence = findLatestOccurrence(recurringPosting, day);
      return occurrence?.isOpen ? toPosting(occurrence) : [];
    })
    .slice(0, count);
postings = listOpenPostings();

/** Handles requests of `/next-day`: moves to the next day, on which some offers close and others open. */
const moveToNextDay = () => {
  day++;
  postings = listOpenPostings();
  return new Response();
};

const loadPostings = async () => postings;
const vendors = {
  greenhouse: greenhouse(loadPostings),
  lever: lever(loadPostings),
  smartrecruiters: smartRecruiters(loadPostings),
  workday: workday(loadPostings),
  'workday-report': workdayReport(loadPostings),
  'next-day': moveToNextDay,
};
const { url } = await listen(serveVendors(vendors), Number(process.env.BOARD_PORT));
process.stdout.write(`${postings.length} offers at ${url}\n`);
