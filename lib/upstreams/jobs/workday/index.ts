import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing } from '../../../platform/http/upstream-error';
import type { TermName } from '../../../shared/constants';
import { versionOf } from '../../files/keep-same';
import type { JobBoard, PostingTerm } from '../contract';
import { employmentOf, idOf, postingOf, termOf } from '../facts';
import { keptBoard } from '../kept-board';
import { placesOf } from '../places';
import { type Applied, type Listed, lister } from './listing';
import { type Detail, detail, type FacetValue, listPage, type Row } from './shapes';

export interface WorkdayOptions {
  /** `https://{tenant}.wd3.myworkdayjobs.com/wday/cxs/{tenant}/{site}`. */
  url: string;
  /** The facets with data that neither rows nor postings contain. */
  facets: Partial<Record<TermName, string>>;
  /** The language of the names of facets, and of postings whose language cannot be detected from the text. */
  language: string;
}

type Terms = Partial<Record<TermName, PostingTerm>>;

interface ListedRow {
  path: string;
  row: Row;
  terms: Terms;
}

/** How many postings are read before others are asked for. */
const part = 200;

/** The id of a requisition, as it ends the path of its posting: `/job/Paris/Watchmaker_R-12`. */
const idIn = (path: string): string => idOf(path.slice(Math.max(path.lastIndexOf('_'), path.lastIndexOf('/')) + 1));

const toPosting = (
  id: string,
  { jobPostingInfo: info, hiringOrganization }: Detail,
  terms: Terms,
  language: string,
) => {
  const { country, jobRequisitionLocation: at } = info;
  const code = at?.country?.alpha2Code ?? country?.alpha2Code ?? at?.country?.descriptor ?? country?.descriptor;
  return postingOf({
    id,
    title: info.title,
    html: info.jobDescription ?? '',
    publishedAt: info.startDate,
    closesAt: info.endDate,
    applyUrl: info.externalUrl,
    places: placesOf([info.location ?? at?.descriptor, ...(info.additionalLocations ?? [])], code),
    house: termOf(hiringOrganization?.name),
    ...employmentOf(info.timeType),
    ...terms,
    fallbackLanguage: language,
    isOpen: info.canApply !== false && info.posted !== false,
  });
};

/** The candidate experience of Workday. */
export const workdayJobs = ({ url, facets, language }: WorkdayOptions): JobBoard => {
  const client = createHttpClient({
    name: 'workday',
    baseUrl: url,
    timeoutMs: 20_000,
    headers: { 'Accept-Language': language },
  });
  /** The rows of the last complete listing, with their values from facets. */
  let last = new Map<string, ListedRow>();

  const termsIn = async (list: (applied: Applied) => Promise<Listed>, { facets: values }: Listed) => {
    const terms = new Map<string, Terms>();
    const addOf = async (name: string, parameter: string, { id, name: descriptor }: FacetValue) => {
      const term = termOf(descriptor);
      const { rows } = await list({ [parameter]: [id] });
      for (const path of rows.keys()) if (term) terms.set(path, { ...terms.get(path), [name]: term });
    };
    await Promise.all(
      Object.entries(facets).flatMap(([name, parameter]) =>
        (values.get(parameter) ?? []).map((value) => addOf(name, parameter, value)),
      ),
    );
    return terms;
  };

  /** Facets are asked again only if a row is new or has changed: they take as many requests as the listing itself. */
  const listed = async (): Promise<Map<string, ListedRow>> => {
    const { list, stop } = lister(client);
    try {
      const all = await list({});
      const isKnown = [...all.rows].every(([path, row]) => JSON.stringify(last.get(path)?.row) === JSON.stringify(row));
      const terms = isKnown ? null : await termsIn(list, all);
      return new Map(
        [...all.rows].map(([path, row]) => [
          path,
          { path, row, terms: (terms ? terms.get(path) : last.get(path)?.terms) ?? {} },
        ]),
      );
    } finally {
      stop();
    }
  };

  const read = async ({ path, terms }: Pick<ListedRow, 'path' | 'terms'>) => {
    const found = await orNullIfMissing(client.json(path, { schema: detail }));
    return found && toPosting(idIn(path), found, terms, language);
  };

  return keptBoard<ListedRow>({
    async *rows() {
      last = await listed();
      const all = [...last.values()];
      for (let start = 0; start < all.length; start += part) yield all.slice(start, start + part);
    },
    idOf: ({ path }) => idIn(path),
    versionOf: ({ row, terms }) => versionOf([row, terms]),
    read,
    find: async (id) => {
      const body = { appliedFacets: {}, limit: 20, offset: 0, searchText: id };
      const { jobPostings } = await client.json('/jobs', { method: 'POST', body, schema: listPage });
      const path = jobPostings.find(({ externalPath }) => externalPath && idIn(externalPath) === id)?.externalPath;
      return path ? read({ path, terms: {} }) : null;
    },
  });
};
