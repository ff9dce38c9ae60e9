import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing } from '../../../platform/http/upstream-error';
import { toBatches } from '../../../shared/batches';
import type { TermName } from '../../../shared/constants';
import { hashContent } from '../../files/reuse-if-equal';
import { createCachedBoard } from '../cached-board';
import type { JobBoard } from '../contract';
import { parsePlaces } from '../places';
import { buildPosting, parseEmployment, parseWorkModel, type Terms, toPostingId, toTerm } from '../posting-fields';
import { type AppliedFacets, createLister, type Listing } from './listing';
import { type Detail, detailSchema, type FacetValue, listPage, type Row } from './schemas';

export interface WorkdayOptions {
  /** The URL of the site: `https://{tenant}.wd3.myworkdayjobs.com/wday/cxs/{tenant}/{site}`. */
  url: string;
  /** The facets with categories that neither rows nor postings contain, by the category of the site. */
  facets: Partial<Record<TermName, string>>;
  /** The language of facet names, and of postings whose language cannot be detected. */
  language: string;
}

/** A row of the listing, with the id and path of its posting, and its categories from facets. */
interface ListedRow {
  id: string;
  path: string;
  row: Row;
  terms: Terms;
}

/** The number of postings that are read together. */
const batchSize = 200;

/** The id of a requisition, from the end of a path: `REQ-2026-12` of `/job/Paris/Watchmaker_REQ_2026_12`. */
const parseId = (path: string): string => toPostingId(path.replace(/^.*\//, '').replace(/^[^_]*_/, ''));

/**
 * The ids of postings by path: those of their requisitions. If a requisition has several postings, the ids of all but
 * the first path contain the place.
 */
const listIds = (paths: Iterable<string>): Map<string, string> => {
  const requisitionIds = new Set<string>();
  const ids = new Map<string, string>();
  for (const path of [...paths].sort()) {
    const id = parseId(path);
    ids.set(path, requisitionIds.has(id) ? toPostingId(`${id}-${path.split('/').at(-2)}`) : id);
    requisitionIds.add(id);
  }
  return ids;
};

const toPosting = (
  id: string,
  { jobPostingInfo: info, hiringOrganization }: Detail,
  terms: Terms,
  language: string,
) => {
  const { country, jobRequisitionLocation: requisition } = info;
  const code =
    requisition?.country?.alpha2Code ?? country?.alpha2Code ?? requisition?.country?.descriptor ?? country?.descriptor;
  return buildPosting({
    jobId: id,
    jobPosting: info.title,
    html: info.jobDescription ?? '',
    publishedAt: info.startDate,
    closesAt: info.endDate,
    applyUrl: info.externalUrl,
    places: parsePlaces([info.location ?? requisition?.descriptor, ...(info.additionalLocations ?? [])], code),
    houseName: toTerm(hiringOrganization?.name),
    ...parseEmployment(info.timeType),
    workModel: parseWorkModel(info.remoteType),
    ...terms,
    fallbackLanguage: language,
    isOpen: info.canApply !== false && info.posted !== false,
  });
};

/** The public career site of Workday (its candidate experience). */
export const workdayJobs = ({ url, facets, language }: WorkdayOptions): JobBoard => {
  const client = createHttpClient({
    name: 'workday',
    baseUrl: url,
    timeoutMs: 20_000,
    headers: { 'Accept-Language': language },
  });
  /** The rows of the last complete listing, by path. */
  let lastRows = new Map<string, ListedRow>();

  /** Reads the categories of each row by listing the rows of each facet value. */
  const readTerms = async (list: (appliedFacets: AppliedFacets) => Promise<Listing>, { facets: values }: Listing) => {
    const terms = new Map<string, Terms>();
    const addTerms = async (name: string, parameter: string, { id, name: descriptor }: FacetValue) => {
      const term = toTerm(descriptor);
      const { rows } = await list({ [parameter]: [id] });
      for (const path of rows.keys()) if (term) terms.set(path, { ...terms.get(path), [name]: term });
    };
    await Promise.all(
      Object.entries(facets).flatMap(([name, parameter]) =>
        (values.get(parameter) ?? []).map((value) => addTerms(name, parameter, value)),
      ),
    );
    return terms;
  };

  /** Reads all rows. Facets are requested again only if a row is new or has changed: they take many requests. */
  const readRows = async (): Promise<Map<string, ListedRow>> => {
    const { list, cancelPending } = createLister(client);
    try {
      const listing = await list({});
      const isUnchanged = [...listing.rows].every(
        ([path, row]) => JSON.stringify(lastRows.get(path)?.row) === JSON.stringify(row),
      );
      const terms = isUnchanged ? null : await readTerms(list, listing);
      const ids = listIds(listing.rows.keys());
      return new Map(
        [...listing.rows].map(([path, row]) => {
          const rowTerms = terms ? terms.get(path) : lastRows.get(path)?.terms;
          return [path, { id: ids.get(path) ?? '', path, row, terms: rowTerms ?? {} }];
        }),
      );
    } finally {
      cancelPending();
    }
  };

  const read = async ({ id, path, terms }: Omit<ListedRow, 'row'>) => {
    const posting = await orNullIfMissing(client.fetchJson(path, { schema: detailSchema }));
    return posting && toPosting(id, posting, terms, language);
  };

  return createCachedBoard<ListedRow>({
    async *listRows() {
      lastRows = await readRows();
      yield* toBatches([...lastRows.values()], batchSize);
    },
    getId: ({ id }) => id,
    getVersion: ({ row, terms }) => hashContent([row, terms]),
    read,
    find: async (id) => {
      const body = { appliedFacets: {}, limit: 20, offset: 0, searchText: id };
      const { jobPostings } = await client.fetchJson('/jobs', { method: 'POST', body, schema: listPage });
      const path = jobPostings.find(({ externalPath }) => externalPath && parseId(externalPath) === id)?.externalPath;
      return path ? read({ id, path, terms: {} }) : null;
    },
  });
};
