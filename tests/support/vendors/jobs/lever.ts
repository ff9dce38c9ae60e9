import type { Posting } from '@/lib/upstreams/jobs/contract';
import type { Vendor } from '../vendor';
import { getCountryName, getDigits, getTermName, notFound, type PostingLoader } from './offers';

/** Converts the id of a posting to an id of Lever. */
export const leverId = (id: string): string => `6f1d2c3b-0000-4000-8000-${getDigits(id).padStart(12, '0')}`;

const lists = /<h2>(.*?)<\/h2><ul>(.*?)<\/ul>/gs;

const intervals = { hour: 'per-hour-wage', day: 'per-day-wage', month: 'per-month-salary', year: 'per-year-salary' };

const toLeverPosting = ({
  jobId,
  jobPosting,
  publishedAt,
  locationCountry,
  description,
  applyUrl,
  pay,
  ...posting
}: Posting) => ({
  id: leverId(jobId),
  text: jobPosting,
  createdAt: Date.parse(publishedAt),
  categories: {
    location: [getTermName(posting.locationCity), getCountryName(locationCountry)].filter(Boolean).join(', '),
    commitment: getTermName(posting.jobTimeType),
    team: getTermName(posting.jobFamily),
    department: getTermName(posting.houseName),
  },
  country: locationCountry ?? null,
  description: description.replace(lists, '').replaceAll(/<(\/?)p>/g, '<$1div>'),
  descriptionPlain: '',
  lists: [...description.matchAll(lists)].map(([, text, content]) => ({ text, content })),
  additional: '',
  hostedUrl: applyUrl,
  applyUrl,
  workplaceType: posting.workModel ?? 'unspecified',
  ...(pay && {
    salaryRange: { min: pay.min, max: pay.max, currency: pay.currency, interval: intervals[pay.period] },
    salaryDescription: '<div>Plus an annual bonus.</div>',
  }),
});

/** A stand-in for the postings API of Lever, for any site. Without a `limit` it returns all postings. */
export const lever =
  (offers: PostingLoader): Vendor =>
  async (request, path) => {
    const match = /^\/v0\/postings\/[^/]+(?:\/([^/]+))?$/.exec(path);
    if (!match || request.method !== 'GET') return notFound();
    const [, id] = match;
    const open = (await offers()).filter(({ isOpen }) => isOpen);
    if (id) {
      const posting = open.find(({ jobId }) => leverId(jobId) === id);
      return posting ? Response.json(toLeverPosting(posting)) : notFound();
    }
    const { searchParams } = new URL(request.url);
    const skip = Number(searchParams.get('skip') ?? 0);
    const limit = Number(searchParams.get('limit') ?? open.length);
    return Response.json(open.slice(skip, skip + limit).map(toLeverPosting));
  };
