import { z } from 'zod';
import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import type { TermName } from '../../../shared/constants';
import { unescapeHtml } from '../../../shared/html';
import type { JobBoard, PostingPlace } from '../contract';
import { idOf, postingOf, termOf, termsOf } from '../facts';
import { keptBoard } from '../kept-board';
import { placesOf } from '../places';
import { validRows } from '../valid-rows';

export interface GreenhouseOptions {
  /** `https://boards-api.greenhouse.io`. */
  url: string;
  /** The token of the board. */
  board: string;
  /** The board's own fields (`metadata`) that are categories of the site, by their names. */
  fields: Partial<Record<TermName, string>>;
  /** The language of postings if it cannot be detected from the text. */
  language: string;
}

const row = z.object({ id: z.union([z.number(), z.string().min(1)]), updated_at: z.string().nullish() });
type Row = z.infer<typeof row>;

const listing = z.object({ jobs: z.array(z.unknown()) });

const unit = z.object({ name: z.string().nullish() });

const job = row.extend({
  title: z.string().trim().min(1),
  language: z.string().nullish(),
  first_published: z.string().nullish(),
  application_deadline: z.string().nullish(),
  location: unit.nullish(),
  absolute_url: z.url({ protocol: /^https?$/ }),
  metadata: z.array(z.object({ name: z.string(), value: z.unknown() })).nullish(),
  content: z.string().nullish(),
  departments: z.array(unit).nullish(),
  offices: z.array(unit.extend({ location: z.string().nullish() })).nullish(),
});
type Job = z.infer<typeof job>;

/** 5,000 jobs without their texts are 4 MB. */
const maxBytes = 30_000_000;

/** The value of a job's own field: of several, the first. */
const valueIn = ({ metadata }: Job, name: string): string | undefined => {
  const [value] = [metadata?.find((field) => field.name === name)?.value].flat();
  return typeof value === 'string' ? value : undefined;
};

/** The places of a job. An office completes one that lacks its country or city; without any, they are the offices'. */
const placesIn = ({ location, offices }: Job): PostingPlace[] => {
  const places = placesOf([location?.name]);
  const known = (offices ?? []).flatMap((office) => placesOf([office.location ?? office.name]));
  const matching = ({ city, country }: PostingPlace) =>
    known.filter((office) => (city ? office.city?.key === city.key : office.country === country));
  if (places.length === 0) return known;
  return places.map((place) => {
    const [office, ...others] = place.city && place.country ? [] : matching(place);
    return office && others.length === 0 ? { ...office, ...place } : place;
  });
};

/** The public job board of Greenhouse. */
export const greenhouseJobs = ({ url, board, fields, language }: GreenhouseOptions): JobBoard => {
  const baseUrl = `${url}/v1/boards/${encodeURIComponent(board)}`;
  const client = createHttpClient({ name: 'greenhouse', baseUrl, timeoutMs: 30_000, maxBytes });
  let last: { value: z.infer<typeof listing>; etag?: string } | undefined;

  const toPosting = (found: Job) => {
    // The tags of a text are escaped, unless somebody has pasted plain HTML.
    const content = found.content ?? '';
    return postingOf({
      id: found.id,
      title: found.title,
      html: content.includes('<') ? content : unescapeHtml(content),
      language: found.language,
      publishedAt: found.first_published ?? found.updated_at,
      closesAt: found.application_deadline,
      applyUrl: found.absolute_url,
      places: placesIn(found),
      family: termOf(found.departments?.[0]?.name),
      ...termsOf(fields, (name) => valueIn(found, name)),
      fallbackLanguage: language,
      isOpen: true,
    });
  };

  const jobWith = async (id: string) => {
    const found = await orNullIfMissing(client.json(`/jobs/${encodeURIComponent(id)}`, { schema: job }));
    return found && toPosting(found);
  };

  return keptBoard<Row>({
    async *rows() {
      last = (await withRetry(() => client.jsonIfChanged(last?.etag, '/jobs', { schema: listing }))) ?? last;
      yield validRows(row, last?.value.jobs ?? []);
    },
    idOf: ({ id }) => idOf(id),
    versionOf: ({ updated_at }) => updated_at ?? '',
    read: ({ id }) => jobWith(`${id}`),
    find: jobWith,
  });
};
