import type { Posting } from '@/lib/upstreams/jobs/contract';
import type { Vendor } from '../vendor';
import { getDigits, getTermName, notFound, type PostingLoader } from './offers';

/** Converts the id of a posting to an id of SmartRecruiters. */
export const smartRecruitersId = (id: string): string => `744000${getDigits(id).padStart(9, '0')}`;

const periods = { hour: 'HOURLY', day: 'DAILY', month: 'MONTHLY', year: 'YEARLY' };

const toLabel = (label: string | undefined) => (label ? { id: label.toLowerCase(), label } : {});

const toRow = (
  { jobId, jobPosting, publishedAt, language, locationCountry, ...posting }: Posting,
  company: string,
) => ({
  id: smartRecruitersId(jobId),
  uuid: `0a1b2c3d-0000-4000-8000-${getDigits(jobId).padStart(12, '0')}`,
  name: jobPosting,
  refNumber: jobId,
  company: { identifier: company, name: posting.workplace?.name ?? company },
  releasedDate: `${publishedAt}T09:00:00.000Z`,
  location: {
    city: getTermName(posting.locationCity),
    region: null,
    country: locationCountry?.toLowerCase(),
    address: posting.workplace?.address,
    remote: posting.workModel && posting.workModel === 'remote',
    hybrid: posting.workModel && posting.workModel === 'hybrid',
  },
  department: {},
  function: toLabel(getTermName(posting.jobFamily)),
  typeOfEmployment: toLabel(getTermName(posting.jobTimeType)),
  experienceLevel: { id: 'not_applicable', label: 'Not Applicable' },
  language: { code: language },
  customField: [
    { fieldId: 'brands', fieldLabel: 'Brands', valueId: 'one', valueLabel: getTermName(posting.houseName) },
    { fieldId: 'hours', fieldLabel: 'Hours a week', valueId: 'two', valueLabel: posting.weeklyHours?.toString() },
    { fieldId: 'start', fieldLabel: 'Start date', valueId: 'three', valueLabel: posting.startsAt },
  ],
});

const toDetail = (posting: Posting, company: string) => ({
  ...toRow(posting, company),
  active: posting.isOpen,
  applyUrl: posting.applyUrl,
  ...(posting.pay && { compensation: { ...posting.pay, period: periods[posting.pay.period] } }),
  jobAd: {
    sections: {
      companyDescription: { title: 'Company Description' },
      jobDescription: { title: 'Job Description', text: posting.description },
      qualifications: { title: 'Qualifications', text: '' },
      additionalInformation: { title: 'Additional Information', text: '<p>Applications by this site only.</p>' },
    },
  },
});

/**
 * A stand-in for the posting API of SmartRecruiters, for any company. It returns at most 100 postings a page, and
 * closed postings as inactive.
 */
export const smartRecruiters =
  (offers: PostingLoader): Vendor =>
  async (request, path) => {
    const [, company = '', id] = /^\/v1\/companies\/([^/]+)\/postings(?:\/([^/]+))?$/.exec(path) ?? [];
    if (!company || request.method !== 'GET') return notFound();
    const all = await offers();
    if (id) {
      const posting = all.find(({ jobId }) => smartRecruitersId(jobId) === id);
      return posting ? Response.json(toDetail(posting, company)) : notFound();
    }
    const { searchParams } = new URL(request.url);
    const [limit, offset] = [Number(searchParams.get('limit') ?? 100), Number(searchParams.get('offset') ?? 0)];
    if (limit > 100) return Response.json({ message: 'limit must be at most 100' }, { status: 400 });
    const open = all.filter(({ isOpen }) => isOpen);
    const content = open.slice(offset, offset + limit).map((posting) => toRow(posting, company));
    return Response.json({ limit, offset, totalFound: open.length, content });
  };
