import { toSlug } from '@/lib/shared/urls';
import { hashContent } from '@/lib/upstreams/files/reuse-if-equal';
import type { Posting } from '@/lib/upstreams/jobs/contract';
import type { Vendor } from '../vendor';
import { getCountryName, getTermName, notFound, type PostingLoader } from './offers';

/** Functions that read a posting's value of a facet, by the name of the facet. */
const facetReaders = {
  jobFamilyGroup: ({ jobFamily }: Posting) => getTermName(jobFamily),
  workerSubType: ({ workerSubType }: Posting) => getTermName(workerSubType),
  timeType: ({ jobTimeType }: Posting) => getTermName(jobTimeType),
  locationCountry: ({ locationCountry }: Posting) => getCountryName(locationCountry),
  locations: ({ locationCity }: Posting) => getTermName(locationCity),
};
type FacetName = keyof typeof facetReaders;

/** The id of a facet value, which has 32 hexadecimal digits as Workday's ids do. */
const toFacetId = (facet: string, name: string | undefined) => (name ? hashContent([facet, name]) : undefined);

const buildPath = (posting: Posting) =>
  `/job/${toSlug(getTermName(posting.locationCity) ?? 'anywhere')}/${toSlug(posting.jobPosting) || 'job'}_${posting.jobId}`;

const formatPostedOn = ({ publishedAt }: Posting) => {
  const days = Math.floor((Date.now() - Date.parse(publishedAt)) / 86_400_000);
  if (days < 1) return 'Posted Today';
  if (days === 1) return 'Posted Yesterday';
  return days > 30 ? 'Posted 30+ Days Ago' : `Posted ${days} Days Ago`;
};

const toRow = (posting: Posting) => ({
  title: posting.jobPosting,
  externalPath: buildPath(posting),
  locationsText: getTermName(posting.locationCity),
  postedOn: formatPostedOn(posting),
  bulletFields: [posting.jobId],
});

const remoteTypes = { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Fully Remote' };

const toDetail = (posting: Posting) => ({
  jobPostingInfo: {
    id: hashContent(posting.jobId),
    title: posting.jobPosting,
    jobDescription: posting.description,
    location: getTermName(posting.locationCity),
    additionalLocations: [],
    startDate: posting.publishedAt,
    endDate: posting.closesAt,
    timeType: getTermName(posting.jobTimeType),
    remoteType: posting.workModel && remoteTypes[posting.workModel],
    jobReqId: posting.jobId,
    jobPostingId: buildPath(posting).split('/').at(-1),
    country: { descriptor: getCountryName(posting.locationCountry), id: hashContent(posting.locationCountry ?? '') },
    jobRequisitionLocation: {
      descriptor: getTermName(posting.locationCity),
      country: { descriptor: getCountryName(posting.locationCountry), alpha2Code: posting.locationCountry },
    },
    canApply: posting.isOpen,
    posted: posting.isOpen,
    externalUrl: posting.applyUrl,
  },
  hiringOrganization: { name: getTermName(posting.houseName) },
  similarJobs: [],
});

type AppliedFacets = Partial<Record<FacetName, string[]>>;

const matchesFacet = (posting: Posting, name: FacetName, ids: readonly string[] | undefined) =>
  !ids || ids.includes(toFacetId(name, facetReaders[name](posting)) ?? '');

const filterPostings = (open: readonly Posting[], appliedFacets: AppliedFacets, searchText: string) =>
  open.filter(
    (posting) =>
      (Object.keys(facetReaders) as FacetName[]).every((name) => matchesFacet(posting, name, appliedFacets[name])) &&
      `${posting.jobPosting} ${posting.jobId}`.toLowerCase().includes(searchText.toLowerCase()),
  );

const buildFacet = (name: FacetName, postings: readonly Posting[]) => {
  const counts = Map.groupBy(postings, facetReaders[name]);
  const values = [...counts].flatMap(([descriptor, { length }]) =>
    descriptor ? [{ descriptor, id: toFacetId(name, descriptor), count: length }] : [],
  );
  return { facetParameter: name, values };
};

/** All facets of some postings. The facets of locations are nested in another facet. */
const buildFacets = (postings: readonly Posting[]) => [
  ...(['jobFamilyGroup', 'workerSubType', 'timeType'] as const).map((name) => buildFacet(name, postings)),
  {
    facetParameter: 'locationMainGroup',
    descriptor: 'Location',
    values: (['locationCountry', 'locations'] as const).map((name) => buildFacet(name, postings)),
  },
];

/**
 * A stand-in for the API of Workday's candidate site, for any tenant and site. It returns at most 20 rows a page,
 * `total` on the first page only, and no rows after the first `maxRows`.
 */
export const workday =
  (offers: PostingLoader, maxRows = 2000): Vendor =>
  async (request, path) => {
    const [, apiPath = ''] = /^\/wday\/cxs\/[^/]+\/[^/]+(\/.*)$/.exec(path) ?? [];
    const all = await offers();
    if (request.method === 'GET') {
      const posting = all.find(({ jobId }) => apiPath.endsWith(`_${jobId}`));
      return posting ? Response.json(toDetail(posting)) : notFound();
    }
    if (apiPath !== '/jobs' || request.method !== 'POST') return notFound();
    const { appliedFacets, limit, offset, searchText } = await request.json();
    if (!(limit <= 20)) return Response.json({ errorCode: 'HTTP_400' }, { status: 400 });
    const open = all.filter(({ isOpen }) => isOpen);
    const matches = filterPostings(open, appliedFacets, searchText);
    return Response.json({
      total: offset === 0 ? Math.min(matches.length, maxRows) : 0,
      jobPostings: matches.slice(offset, Math.min(offset + limit, maxRows)).map(toRow),
      facets: offset === 0 ? buildFacets(matches) : [],
      userAuthenticated: false,
    });
  };
