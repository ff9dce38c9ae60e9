import { dayMs } from '@/lib/shared/time';
import type { Posting } from '@/lib/upstreams/jobs/contract';
import { makeDemonstrationOffers } from '@/tests/support/demonstration-offers';
import { listen } from '@/tests/support/http';
import { greenhouse } from '@/tests/support/vendors/jobs/greenhouse';
import { lever } from '@/tests/support/vendors/jobs/lever';
import { smartRecruiters } from '@/tests/support/vendors/jobs/smartrecruiters';
import { workday } from '@/tests/support/vendors/jobs/workday';
import { workdayReport } from '@/tests/support/vendors/jobs/workday-report';
import { serveVendors } from '@/tests/support/vendors/server';

const count = Number(process.env.OFFERS ?? 5000);
let day = new Date();
let postings: Posting[] = [];

const makePostings = async () => {
  const offers = await makeDemonstrationOffers(day, Math.ceil(count * 1.35));
  postings = [...offers.values()].slice(0, count).map(({ posting }) => ({ ...posting, isOpen: true }));
};
await makePostings();

/** Handles requests of `/next-day`: moves to the next day, on which some offers close and others open. */
const moveToNextDay = async () => {
  day = new Date(day.getTime() + dayMs);
  await makePostings();
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
