import { escapeHtml } from '@/lib/shared/html';
import { contentHash } from '@/lib/upstreams/files/reuse-if-equal';
import type { Posting } from '@/lib/upstreams/jobs/contract';
import type { Vendor } from '../vendor';
import { countryNameOf, digitsOf, nameOf, notFound, type Offers } from './offers';

const unitOf = (id: number, name: string | undefined) => (name ? [{ id, name }] : []);

const jobOf = ({ id, title, publishedAt, closesAt, country, city, ...posting }: Posting) => ({
  id: Number(digitsOf(id)),
  internal_job_id: 1,
  title,
  updated_at: `${publishedAt}T09:00:00-05:00`,
  first_published: `${publishedAt}T09:00:00-05:00`,
  ...(closesAt && { application_deadline: `${closesAt}T23:59:00-05:00` }),
  requisition_id: id,
  location: { name: [nameOf(city), countryNameOf(country)].filter(Boolean).join(', ') },
  absolute_url: posting.applyUrl,
  metadata: [
    { id: 1, name: 'Maison', value: nameOf(posting.house) ?? null, value_type: 'single_select' },
    { id: 2, name: 'Contract', value: nameOf(posting.contract) ?? null, value_type: 'single_select' },
    { id: 3, name: 'Working time', value: nameOf(posting.time) ?? null, value_type: 'single_select' },
  ],
});

const longJobOf = (posting: Posting) => ({
  ...jobOf(posting),
  content: escapeHtml(posting.description),
  departments: unitOf(10, nameOf(posting.family)),
  offices: unitOf(20, nameOf(posting.city)),
});

/** The job board API of Greenhouse, for any board. Lists have an ETag. Texts come with `content=true`, or one by one. */
export const greenhouse =
  (offers: Offers): Vendor =>
  async (request, path) => {
    const match = /^\/v1\/boards\/[^/]+\/jobs(?:\/(\d+))?$/.exec(path);
    if (!match || request.method !== 'GET') return notFound();
    const [, id] = match;
    const open = (await offers()).filter(({ isOpen }) => isOpen);
    if (id) {
      const posting = open.find((one) => digitsOf(one.id) === id);
      return posting ? Response.json(longJobOf(posting)) : notFound();
    }
    const isLong = new URL(request.url).searchParams.get('content') === 'true';
    const answer = { jobs: open.map(isLong ? longJobOf : jobOf), meta: { total: open.length } };
    const etag = `W/"${contentHash(answer)}"`;
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304 });
    return Response.json(answer, { headers: { ETag: etag } });
  };
