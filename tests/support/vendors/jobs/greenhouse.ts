import { escapeHtml } from '@/lib/shared/html';
import { hashContent } from '@/lib/upstreams/files/reuse-if-equal';
import type { Posting } from '@/lib/upstreams/jobs/contract';
import type { Vendor } from '../vendor';
import { getCountryName, getDigits, getTermName, notFound, type PostingLoader } from './offers';

const toUnits = (id: number, name: string | undefined) => (name ? [{ id, name }] : []);

const toJob = ({ jobId, jobPosting, publishedAt, closesAt, locationCountry, locationCity, ...posting }: Posting) => ({
  id: Number(getDigits(jobId)),
  internal_job_id: 1,
  title: jobPosting,
  updated_at: `${publishedAt}T09:00:00-05:00`,
  first_published: `${publishedAt}T09:00:00-05:00`,
  ...(closesAt && { application_deadline: `${closesAt}T23:59:00-05:00` }),
  requisition_id: jobId,
  location: { name: [getTermName(locationCity), getCountryName(locationCountry)].filter(Boolean).join(', ') },
  absolute_url: posting.applyUrl,
  metadata: [
    { id: 1, name: 'Maison', value: getTermName(posting.houseName) ?? null, value_type: 'single_select' },
    { id: 2, name: 'Contract', value: getTermName(posting.workerSubType) ?? null, value_type: 'single_select' },
    { id: 3, name: 'Working time', value: getTermName(posting.jobTimeType) ?? null, value_type: 'single_select' },
    { id: 4, name: 'Workplace type', value: posting.workModel ?? null, value_type: 'single_select' },
    { id: 5, name: 'Hours a week', value: posting.weeklyHours ?? null, value_type: 'number' },
    { id: 6, name: 'Start date', value: posting.startsAt ?? null, value_type: 'date' },
    { id: 7, name: 'Team', value: posting.team ?? null, value_type: 'short_text' },
    { id: 8, name: 'Steps', value: posting.steps?.join('\n') ?? null, value_type: 'long_text' },
  ],
});

const toDetailedJob = (posting: Posting) => ({
  ...toJob(posting),
  content: escapeHtml(posting.description),
  departments: toUnits(10, getTermName(posting.jobFamily)),
  offices: posting.workplace
    ? [{ id: 20, name: posting.workplace.name, location: posting.workplace.address }]
    : toUnits(20, getTermName(posting.locationCity)),
});

const periodNames = { hour: 'Hourly', day: 'Daily', month: 'Monthly', year: 'Annual' };

const toPayRanges = ({ pay }: Posting) =>
  pay
    ? [
        {
          min_cents: pay.min * 100,
          max_cents: pay.max * 100,
          currency_type: pay.currency,
          title: `${periodNames[pay.period]} base pay`,
          blurb: '<p>Plus a bonus.</p>',
        },
      ]
    : [];

/**
 * A stand-in for the job board API of Greenhouse, for any board. Lists have an ETag. Descriptions are in lists with
 * `content=true`, and in single postings, which have pay ranges with `pay_transparency=true`.
 */
export const greenhouse =
  (offers: PostingLoader): Vendor =>
  async (request, path) => {
    const match = /^\/v1\/boards\/[^/]+\/jobs(?:\/(\d+))?$/.exec(path);
    if (!match || request.method !== 'GET') return notFound();
    const [, id] = match;
    const { searchParams } = new URL(request.url);
    const open = (await offers()).filter(({ isOpen }) => isOpen);
    if (id) {
      const posting = open.find(({ jobId }) => getDigits(jobId) === id);
      if (!posting) return notFound();
      const includesPay = searchParams.get('pay_transparency') === 'true';
      return Response.json({
        ...toDetailedJob(posting),
        ...(includesPay && { pay_input_ranges: toPayRanges(posting) }),
      });
    }
    const includesContent = searchParams.get('content') === 'true';
    const body = { jobs: open.map(includesContent ? toDetailedJob : toJob), meta: { total: open.length } };
    const etag = `W/"${hashContent(body)}"`;
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304 });
    return Response.json(body, { headers: { ETag: etag } });
  };
