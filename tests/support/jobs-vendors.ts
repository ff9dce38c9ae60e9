import { vi } from 'vitest';
import type { JobBoard } from '@/lib/upstreams/jobs/contract';
import { greenhouseJobs } from '@/lib/upstreams/jobs/greenhouse';
import { leverJobs } from '@/lib/upstreams/jobs/lever';
import { smartRecruitersJobs } from '@/lib/upstreams/jobs/smartrecruiters';
import { workdayJobs } from '@/lib/upstreams/jobs/workday';
import { workdayReportJobs } from '@/lib/upstreams/jobs/workday-report';
import { greenhouse } from './vendors/jobs/greenhouse';
import { lever, leverId } from './vendors/jobs/lever';
import type { PostingLoader } from './vendors/jobs/offers';
import { smartRecruiters, smartRecruitersId } from './vendors/jobs/smartrecruiters';
import { workday } from './vendors/jobs/workday';
import { report, workdayReport } from './vendors/jobs/workday-report';
import type { Vendor } from './vendors/vendor';

/** The address at which `mockVendor` serves a stand-in. */
export const vendorUrl = 'https://vendor.example';

/**
 * Has a stand-in respond to requests to `vendorUrl`; requests to other addresses get 401. Returns a list that collects
 * the requests, as `GET /path?query`.
 */
export const mockVendor = (vendor: Vendor): string[] => {
  const requests: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init);
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== vendorUrl) return new Response(null, { status: 401 });
    requests.push(`${request.method} ${pathname}${search}`);
    return vendor(request, decodeURIComponent(pathname));
  });
  return requests;
};

interface VendorBoard {
  /** Creates a stand-in with the postings of a source. */
  createStandIn: (offers: PostingLoader) => Vendor;
  /** Creates the board whose vendor is at `url`. */
  createBoard: (url: string) => JobBoard;
  /** Converts the id of a posting to the vendor's id. */
  toVendorId: (id: string) => string;
  /** Whether the vendor still returns closed postings. */
  returnsClosed: boolean;
  /** A response without postings. */
  empty: object;
}

const language = 'en';
const identity = (id: string) => id;

export const vendorNames = ['workday', 'workday-report', 'greenhouse', 'lever', 'smartrecruiters'] as const;
export type VendorName = (typeof vendorNames)[number];

/** The job boards of the vendors. */
export const vendorBoards: Record<VendorName, VendorBoard> = {
  workday: {
    createStandIn: (offers) => workday(offers),
    createBoard: (url) =>
      workdayJobs({
        url: `${url}/wday/cxs/group/careers`,
        facets: { jobFamily: 'jobFamilyGroup', workerSubType: 'workerSubType' },
        language,
      }),
    toVendorId: identity,
    returnsClosed: false,
    empty: { total: 0, jobPostings: [], facets: [] },
  },
  'workday-report': {
    createStandIn: workdayReport,
    createBoard: (url) =>
      workdayReportJobs({ url: `${url}/ccx/service/customreport2/halcyre/owner/jobs`, ...report, language }),
    toVendorId: identity,
    returnsClosed: false,
    empty: { Report_Entry: [] },
  },
  greenhouse: {
    createStandIn: greenhouse,
    createBoard: (url) =>
      greenhouseJobs({
        url,
        board: 'group',
        fields: {
          houseName: 'Maison',
          workerSubType: 'Contract',
          jobTimeType: 'Working time',
          workModel: 'Workplace type',
          weeklyHours: 'Hours a week',
          startsAt: 'Start date',
          team: 'Team',
          steps: 'Steps',
        },
        language,
      }),
    toVendorId: (id) => id.slice(1),
    returnsClosed: false,
    empty: { jobs: [], meta: { total: 0 } },
  },
  lever: {
    createStandIn: lever,
    createBoard: (url) => leverJobs({ url, site: 'halcyre', house: 'department', language }),
    toVendorId: leverId,
    returnsClosed: false,
    empty: [],
  },
  smartrecruiters: {
    createStandIn: smartRecruiters,
    createBoard: (url) =>
      smartRecruitersJobs({
        url,
        company: 'halcyre',
        fields: { houseName: 'Brands', weeklyHours: 'Hours a week', startsAt: 'Start date' },
        language,
      }),
    toVendorId: smartRecruitersId,
    returnsClosed: true,
    empty: { limit: 100, offset: 0, totalFound: 0, content: [] },
  },
};
