import { z } from 'zod';
import type { Pay } from '../../../model/pay';
import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import { unescapeHtml } from '../../../shared/html';
import { createCachedBoard } from '../cached-board';
import { isKnownPlace, type JobBoard, type Posting, type PostingPlace } from '../contract';
import { parsePlaces } from '../places';
import {
  buildPosting,
  type OwnFields,
  parsePay,
  parseWorkModel,
  readOwnFields,
  toPostingId,
  toTerm,
} from '../posting-fields';
import { parseValidRows } from '../valid-rows';

export interface GreenhouseOptions {
  /** The base URL: `https://boards-api.greenhouse.io`. */
  url: string;
  /** The token of the board. */
  board: string;
  /** The board's own fields (`metadata`). */
  fields: OwnFields;
  /** The language of postings whose language cannot be detected. */
  language: string;
}

const row = z.object({ id: z.union([z.number(), z.string().min(1)]), updated_at: z.string().nullish() });
type Row = z.infer<typeof row>;

const listing = z.object({ jobs: z.array(z.unknown()) });

const nameSchema = z.object({ name: z.string().nullish() });

const jobSchema = row.extend({
  title: z.string().trim().min(1),
  language: z.string().nullish(),
  first_published: z.string().nullish(),
  application_deadline: z.string().nullish(),
  location: nameSchema.nullish(),
  absolute_url: z.url({ protocol: /^https?$/ }),
  metadata: z
    .array(z.object({ name: z.string(), value: z.unknown() }))
    .nullish()
    .catch(null),
  content: z.string().nullish(),
  departments: z.array(nameSchema).nullish(),
  offices: z.array(nameSchema.extend({ location: z.string().nullish() })).nullish(),
  pay_input_ranges: z
    .array(
      z.object({
        min_cents: z.number().nullish(),
        max_cents: z.number().nullish(),
        currency_type: z.string(),
        title: z.string().nullish(),
      }),
    )
    .nullish()
    .catch(null),
});
type Job = z.infer<typeof jobSchema>;

/** The maximum size of a response. 5,000 jobs without their texts are 4 MB. */
const maxBytes = 30_000_000;

const countDecimals = (currency: string): number | undefined =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;

/** The first value of a job's own field. */
const getMetadata = ({ metadata }: Job, name: string): string | undefined => {
  const [value] = [metadata?.find((field) => field.name === name)?.value].flat();
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
};

/** The places of a job: its locations, completed by a matching office, or those of its offices if it has none. */
const toPlaces = ({ location, offices }: Job): PostingPlace[] => {
  const places = parsePlaces([location?.name]);
  const officePlaces = (offices ?? []).flatMap((office) => parsePlaces([office.location ?? office.name]));
  const findOffices = ({ locationCity: city, locationCountry }: PostingPlace) =>
    officePlaces.filter((office) =>
      city ? office.locationCity?.key === city.key : office.locationCountry === locationCountry,
    );
  if (!places.some(isKnownPlace)) return officePlaces.length > 0 ? officePlaces : places;
  return places.map((place) => {
    const [office, ...otherOffices] = place.locationCity && place.locationCountry ? [] : findOffices(place);
    return office && otherOffices.length === 0 ? { ...office, ...place } : place;
  });
};

/** The office of a job with one office, unless the name of the office only repeats its place. */
const toWorkplace = ({ offices }: Job): Posting['workplace'] => {
  const [office, ...otherOffices] = offices ?? [];
  if (!office?.name || !office.location || otherOffices.length > 0) return undefined;
  return office.location.includes(office.name) ? undefined : { name: office.name, address: office.location };
};

/**
 * The pay of a job with one range. Only the title of a range states its period, unless the board has a field for it.
 * Greenhouse does not document amounts in currencies without cents.
 */
const toPay = ({ pay_input_ranges }: Job, ownPeriod: string | undefined): Pay | undefined => {
  const [range, ...otherRanges] = pay_input_ranges ?? [];
  if (!range || otherRanges.length > 0) return undefined;
  const { min_cents: min, max_cents: max, currency_type: currency, title } = range;
  const pay = parsePay({ min, max, currency, period: ownPeriod ?? title });
  if (!pay || countDecimals(pay.currency) !== 2) return undefined;
  return { ...pay, min: pay.min / 100, max: pay.max / 100 };
};

/** The public job board of Greenhouse: https://developers.greenhouse.io/job-board.html */
export const greenhouseJobs = ({ url, board, fields, language }: GreenhouseOptions): JobBoard => {
  const baseUrl = `${url}/v1/boards/${encodeURIComponent(board)}`;
  const client = createHttpClient({ name: 'greenhouse', baseUrl, timeoutMs: 30_000, maxBytes });
  let lastListing: { value: z.infer<typeof listing>; etag?: string } | undefined;

  const toPosting = (job: Job) => {
    const getField = (name: string) => getMetadata(job, name);
    // Greenhouse escapes the tags of a text, unless an editor has pasted plain HTML.
    const content = job.content ?? '';
    return buildPosting({
      jobId: job.id,
      jobPosting: job.title,
      html: content.includes('<') ? content : unescapeHtml(content),
      language: job.language,
      publishedAt: job.first_published ?? job.updated_at,
      closesAt: job.application_deadline,
      applyUrl: job.absolute_url,
      places: toPlaces(job),
      jobFamily: toTerm(job.departments?.[0]?.name),
      pay: toPay(job, fields.payPeriod && getField(fields.payPeriod)),
      workModel: parseWorkModel(job.location?.name),
      workplace: toWorkplace(job),
      ...readOwnFields(fields, getField),
      fallbackLanguage: language,
      isOpen: true,
    });
  };

  const fetchJob = async (id: string) => {
    const query = { pay_transparency: true };
    const job = await orNullIfMissing(
      client.fetchJson(`/jobs/${encodeURIComponent(id)}`, { query, schema: jobSchema }),
    );
    return job && toPosting(job);
  };

  return createCachedBoard<Row>({
    async *listRows() {
      lastListing =
        (await withRetry(() => client.fetchJsonIfChanged(lastListing?.etag, '/jobs', { schema: listing }))) ??
        lastListing;
      yield parseValidRows(row, lastListing?.value.jobs ?? []);
    },
    getId: ({ id }) => toPostingId(id),
    getVersion: ({ updated_at }) => updated_at ?? '',
    read: ({ id }) => fetchJob(`${id}`),
    find: fetchJob,
  });
};
