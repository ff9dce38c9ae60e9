import { z } from 'zod';
import { basicAuth, createHttpClient } from '../../../platform/http/client';
import { withRetry } from '../../../platform/http/with-retry';
import { termNames } from '../../../shared/constants';
import { versionOf } from '../../files/keep-same';
import type { JobBoard, Posting } from '../contract';
import { idOf, postingOf, termOf } from '../facts';
import { keptBoard } from '../kept-board';
import { placesOf } from '../places';
import { validRows } from '../valid-rows';

/** What a column of a report can be. */
export type ReportField = Exclude<keyof Posting, 'isOpen' | 'region' | 'otherPlaces'>;

export interface WorkdayReportOptions {
  /** `https://{host}/ccx/service/customreport2/{tenant}/{owner}/{report}`. */
  url: string;
  user: string;
  password: string;
  /** The names of the report's columns. A dot leads into a group of columns: `Location_group.City`. */
  fields: Partial<Record<ReportField, string>>;
  /** The language of postings if it is neither given nor detected from the text. */
  language: string;
}

const row = z.record(z.string(), z.unknown());
type Row = z.infer<typeof row>;

const report = z.object({ Report_Entry: z.array(z.unknown()).default([]) });

const posting = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  applyUrl: z.url({ protocol: /^https?$/ }),
});

/** The text of a column; of a group with several entries, that of the first. */
const valueAt = (entry: unknown, path: string): string | undefined => {
  let value: unknown = entry;
  for (const name of path.split('.')) value = [(Object([value].flat()[0]) as Row)[name]].flat()[0];
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() || undefined : undefined;
};

/** A report of Workday as a web service: one answer with all open postings. */
export const workdayReportJobs = ({ url, user, password, fields, language }: WorkdayReportOptions): JobBoard => {
  const client = createHttpClient({
    name: 'workday-report',
    baseUrl: url,
    timeoutMs: 120_000,
    maxBytes: 200_000_000,
    headers: basicAuth(user, password),
  });
  const of = (entry: Row, field: ReportField) => valueAt(entry, fields[field] ?? '');
  const idIn = (entry: Row) => idOf(of(entry, 'id') ?? '');

  const toPosting = (entry: Row) => {
    const terms = termNames.filter((name) => name !== 'city').map((name) => [name, termOf(of(entry, name))]);
    return postingOf({
      ...posting.parse({ id: idIn(entry), title: of(entry, 'title'), applyUrl: of(entry, 'applyUrl') }),
      html: of(entry, 'description') ?? '',
      language: of(entry, 'language'),
      publishedAt: of(entry, 'publishedAt'),
      closesAt: of(entry, 'closesAt'),
      places: placesOf([of(entry, 'city')], of(entry, 'country')),
      ...Object.fromEntries(terms),
      fallbackLanguage: language,
      isOpen: true,
    });
  };

  const entries = async () => {
    const { Report_Entry } = await client.json('', { query: { format: 'json' }, schema: report });
    return validRows(row, Report_Entry);
  };
  let isListed = false;

  return keptBoard<Row>({
    async *rows() {
      const all = await withRetry(entries);
      isListed = true;
      yield all;
    },
    idOf: idIn,
    versionOf,
    read: async (entry) => toPosting(entry),
    // A report is long and cannot return single postings, so it is not requested again for one that it did not list.
    find: async (id) => {
      const entry = isListed ? undefined : (await entries()).find((one) => idIn(one) === id);
      return entry ? toPosting(entry) : null;
    },
  });
};
