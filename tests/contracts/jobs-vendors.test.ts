// @vitest-environment node
import { afterAll } from 'vitest';
import type { JobBoard } from '@/lib/jobs/contract';
import { greenhouseJobs } from '@/lib/jobs/greenhouse';
import { leverJobs } from '@/lib/jobs/lever';
import { smartRecruitersJobs } from '@/lib/jobs/smartrecruiters';
import { workdayJobs } from '@/lib/jobs/workday';
import { workdayReportJobs } from '@/lib/jobs/workday-report';
import { removeContent } from '@/tests/support/content';
import { answerAs, vendorUrl } from '@/tests/support/jobs-vendors';
import { fixtureBoard, fixturePostings } from '@/tests/support/offer-files';
import { greenhouse } from '@/tests/support/vendors/jobs/greenhouse';
import { lever, leverId } from '@/tests/support/vendors/jobs/lever';
import { type Offers, offersOf } from '@/tests/support/vendors/jobs/offers';
import { smartRecruiters, smartRecruitersId } from '@/tests/support/vendors/jobs/smartrecruiters';
import { workday } from '@/tests/support/vendors/jobs/workday';
import { report, workdayReport } from '@/tests/support/vendors/jobs/workday-report';
import type { Vendor } from '@/tests/support/vendors/vendor';
import { testJobBoard } from './jobs';

afterAll(removeContent);

const open = ['H101', 'H201', 'H301'];
const closed = 'H100';
const offers = () =>
  offersOf(
    fixtureBoard(fixturePostings, () => new Date('2025-02-05T12:00:00Z')),
    [closed],
  );

interface Tested {
  standIn: (offers: Offers) => Vendor;
  boardAt: (url: string) => JobBoard;
  idOf?: (id: string) => string;
  /** Whether the vendor still answers with closed postings. */
  knowsClosed?: boolean;
}

const test = (name: string, { standIn, boardAt, idOf = (id) => id, knowsClosed = false }: Tested) =>
  testJobBoard(name, () => {
    answerAs(standIn(offers()));
    return {
      board: boardAt(vendorUrl),
      failing: boardAt('https://refused.example'),
      open: open.map(idOf),
      ...(knowsClosed && { closed: idOf(closed) }),
    };
  });

const language = 'en';

test('workday', {
  standIn: (offers) => workday(offers),
  boardAt: (url) =>
    workdayJobs({
      url: `${url}/wday/cxs/halcyre/careers`,
      facets: { family: 'jobFamilyGroup', contract: 'workerSubType' },
      language,
    }),
});

test('workday-report', {
  standIn: workdayReport,
  boardAt: (url) =>
    workdayReportJobs({ url: `${url}/ccx/service/customreport2/halcyre/owner/jobs`, ...report, language }),
});

test('greenhouse', {
  standIn: greenhouse,
  boardAt: (url) => greenhouseJobs({ url, board: 'halcyre', fields: { house: 'Maison' }, language }),
  idOf: (id) => id.slice(1),
});

test('lever', {
  standIn: lever,
  boardAt: (url) => leverJobs({ url, site: 'halcyre', house: 'department', language }),
  idOf: leverId,
});

test('smartrecruiters', {
  standIn: smartRecruiters,
  boardAt: (url) => smartRecruitersJobs({ url, company: 'halcyre', fields: { house: 'Brands' }, language }),
  idOf: smartRecruitersId,
  knowsClosed: true,
});
