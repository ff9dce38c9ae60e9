import { slug } from '@/lib/shared/addresses';
import { contentHash } from '@/lib/upstreams/files/reuse-if-equal';
import type { Posting } from '@/lib/upstreams/jobs/contract';
import type { Vendor } from '../vendor';
import { countryNameOf, nameOf, notFound, type Offers } from './offers';

/** What a posting has in each facet. */
const facetNames = {
  jobFamilyGroup: ({ family }: Posting) => nameOf(family),
  workerSubType: ({ contract }: Posting) => nameOf(contract),
  timeType: ({ time }: Posting) => nameOf(time),
  locationCountry: ({ country }: Posting) => countryNameOf(country),
  locations: ({ city }: Posting) => nameOf(city),
};
type FacetName = keyof typeof facetNames;

/** The id of a facet value: Workday's have 32 digits. */
const idOf = (facet: string, name: string | undefined) => (name ? contentHash([facet, name]) : undefined);

const pathOf = (posting: Posting) =>
  `/job/${slug(nameOf(posting.city) ?? 'anywhere')}/${slug(posting.title) || 'job'}_${posting.id}`;

const postedOn = ({ publishedAt }: Posting) => {
  const days = Math.floor((Date.now() - Date.parse(publishedAt)) / 86_400_000);
  if (days < 1) return 'Posted Today';
  if (days === 1) return 'Posted Yesterday';
  return days > 30 ? 'Posted 30+ Days Ago' : `Posted ${days} Days Ago`;
};

const rowOf = (posting: Posting) => ({
  title: posting.title,
  externalPath: pathOf(posting),
  locationsText: nameOf(posting.city),
  postedOn: postedOn(posting),
  bulletFields: [posting.id],
});

const detailOf = (posting: Posting) => ({
  jobPostingInfo: {
    id: contentHash(posting.id),
    title: posting.title,
    jobDescription: posting.description,
    location: nameOf(posting.city),
    additionalLocations: [],
    startDate: posting.publishedAt,
    endDate: posting.closesAt,
    timeType: nameOf(posting.time),
    jobReqId: posting.id,
    jobPostingId: pathOf(posting).split('/').at(-1),
    country: { descriptor: countryNameOf(posting.country), id: contentHash(posting.country ?? '') },
    jobRequisitionLocation: {
      descriptor: nameOf(posting.city),
      country: { descriptor: countryNameOf(posting.country), alpha2Code: posting.country },
    },
    canApply: posting.isOpen,
    posted: posting.isOpen,
    externalUrl: posting.applyUrl,
  },
  hiringOrganization: { name: nameOf(posting.house) },
  similarJobs: [],
});

type Applied = Partial<Record<FacetName, string[]>>;

const isIn = (posting: Posting, name: FacetName, ids: readonly string[] | undefined) =>
  !ids || ids.includes(idOf(name, facetNames[name](posting)) ?? '');

const select = (open: readonly Posting[], applied: Applied, searchText: string) =>
  open.filter(
    (posting) =>
      (Object.keys(facetNames) as FacetName[]).every((name) => isIn(posting, name, applied[name])) &&
      `${posting.title} ${posting.id}`.toLowerCase().includes(searchText.toLowerCase()),
  );

const facetOf = (name: FacetName, found: readonly Posting[]) => {
  const counts = Map.groupBy(found, facetNames[name]);
  const values = [...counts].flatMap(([descriptor, { length }]) =>
    descriptor ? [{ descriptor, id: idOf(name, descriptor), count: length }] : [],
  );
  return { facetParameter: name, values };
};

/** Facets of places are within another facet. */
const facetsOf = (found: readonly Posting[]) => [
  ...(['jobFamilyGroup', 'workerSubType', 'timeType'] as const).map((name) => facetOf(name, found)),
  {
    facetParameter: 'locationMainGroup',
    descriptor: 'Location',
    values: (['locationCountry', 'locations'] as const).map((name) => facetOf(name, found)),
  },
];

/**
 * The candidate experience of Workday, for any tenant and site: at most 20 rows a page, `total` on the first page alone,
 * and no rows after the first `cap`.
 */
export const workday =
  (offers: Offers, cap = 2000): Vendor =>
  async (request, path) => {
    const [, inner = ''] = /^\/wday\/cxs\/[^/]+\/[^/]+(\/.*)$/.exec(path) ?? [];
    const all = await offers();
    if (request.method === 'GET') {
      const posting = all.find(({ id }) => inner.endsWith(`_${id}`));
      return posting ? Response.json(detailOf(posting)) : notFound();
    }
    if (inner !== '/jobs' || request.method !== 'POST') return notFound();
    const { appliedFacets, limit, offset, searchText } = await request.json();
    if (!(limit <= 20)) return Response.json({ errorCode: 'HTTP_400' }, { status: 400 });
    const open = all.filter(({ isOpen }) => isOpen);
    const found = select(open, appliedFacets, searchText);
    return Response.json({
      total: offset === 0 ? Math.min(found.length, cap) : 0,
      jobPostings: found.slice(offset, Math.min(offset + limit, cap)).map(rowOf),
      facets: offset === 0 ? facetsOf(found) : [],
      userAuthenticated: false,
    });
  };
