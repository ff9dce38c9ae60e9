import { z } from 'zod';
import { buildBasicAuth, createHttpClient } from '../../../platform/http/client';
import { withRetry } from '../../../platform/http/with-retry';
import type { ReportFieldName } from '../../../shared/constants';
import { hashContent } from '../../files/reuse-if-equal';
import { createCachedBoard } from '../cached-board';
import type { JobBoard } from '../contract';
import { parsePlaces } from '../places';
import { buildPosting, readOwnFields, toPostingId } from '../posting-fields';
import { parseValidRows } from '../valid-rows';

export interface WorkdayReportOptions {
  /** The URL of the report: `https://{host}/ccx/service/customreport2/{tenant}/{owner}/{report}`. */
  url: string;
  user: string;
  password: string;
  /** The column of each field. A dot leads into a group of columns: `Location_group.City`. */
  fields: Partial<Record<ReportFieldName, string>>;
  /** The language of postings that state none and whose language cannot be detected. */
  language: string;
}

const row = z.record(z.string(), z.unknown());
type Row = z.infer<typeof row>;

const report = z.object({ Report_Entry: z.array(z.unknown()).default([]) });

const posting = z.object({
  jobId: z.string().min(1),
  jobPosting: z.string().min(1),
  applyUrl: z.url({ protocol: /^https?$/ }),
});

/** The text in a column, from the first entry of each group; undefined if there is none. */
const readColumn = (entry: unknown, path: string): string | undefined => {
  let value: unknown = entry;
  for (const name of path.split('.')) value = [(Object([value].flat()[0]) as Row)[name]].flat()[0];
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() || undefined : undefined;
};

/** A Workday report as a web service: one response contains all open postings. */
export const workdayReportJobs = ({ url, user, password, fields, language }: WorkdayReportOptions): JobBoard => {
  const client = createHttpClient({
    name: 'workday-report',
    baseUrl: url,
    timeoutMs: 120_000,
    maxBytes: 200_000_000,
    headers: buildBasicAuth(user, password),
  });
  const getValue = (entry: Row, field: ReportFieldName) => readColumn(entry, fields[field] ?? '');
  const getId = (entry: Row) => toPostingId(getValue(entry, 'jobId') ?? '');

  const toPosting = (entry: Row) => {
    const { locationCity: _, ...ownFields } = fields;
    return buildPosting({
      ...posting.parse({
        jobId: getId(entry),
        jobPosting: getValue(entry, 'jobPosting'),
        applyUrl: getValue(entry, 'applyUrl'),
      }),
      html: getValue(entry, 'description') ?? '',
      language: getValue(entry, 'language'),
      publishedAt: getValue(entry, 'publishedAt'),
      closesAt: getValue(entry, 'closesAt'),
      places: parsePlaces([getValue(entry, 'locationCity')], getValue(entry, 'locationCountry')),
      ...readOwnFields(ownFields, (column) => readColumn(entry, column)),
      fallbackLanguage: language,
      isOpen: true,
    });
  };

  const fetchEntries = async () => {
    const { Report_Entry } = await client.fetchJson('', { query: { format: 'json' }, schema: report });
    return parseValidRows(row, Report_Entry);
  };
  let hasListed = false;

  return createCachedBoard<Row>({
    async *listRows() {
      const entries = await withRetry(fetchEntries);
      hasListed = true;
      yield entries;
    },
    getId,
    getVersion: hashContent,
    read: async (entry) => toPosting(entry),
    // A report is large and cannot return single postings: it is not requested again for one that it does not list.
    find: async (id) => {
      const entry = hasListed ? undefined : (await fetchEntries()).find((candidate) => getId(candidate) === id);
      return entry ? toPosting(entry) : null;
    },
  });
};
