import { z } from 'zod';
import { httpClient } from '../../../platform/http/client';
import { patiently } from '../../../platform/http/patiently';
import { orMissing } from '../../../platform/http/upstream-error';
import type { TermName } from '../../../shared/constants';
import { unescapeHtml } from '../../../shared/html';
import { cleanHtml } from '../../files/clean-html';
import type { JobBoard, PostingPlace, PostingTerm } from '../contract';
import { dateOf, idOf, known, languageOfText, tagOfCode, termOf } from '../facts';
import { type FoundPosting, keptBoard } from '../kept-board';
import { placeFacts, placesOf } from '../places';
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

/** The categories in a job's own fields: a field with several values has the first. */
const termsIn = (metadata: Job['metadata'], fields: GreenhouseOptions['fields']) => {
  const terms = Object.entries(fields).flatMap(([term, name]): [string, PostingTerm][] => {
    const value = [metadata?.find((field) => field.name === name)?.value].flat()[0];
    const found = typeof value === 'string' ? termOf(value) : undefined;
    return found ? [[term, found]] : [];
  });
  return Object.fromEntries(terms) as Partial<Record<TermName, PostingTerm>>;
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
  const client = httpClient({ name: 'greenhouse', baseUrl, timeoutMs: 30_000, maxBytes });
  let last: { value: z.infer<typeof listing>; etag?: string } | undefined;

  const toPosting = (found: Job): FoundPosting => {
    // The tags of a text are escaped, unless somebody has pasted plain HTML.
    const content = found.content ?? '';
    const description = cleanHtml(content.includes('<') ? content : unescapeHtml(content));
    return known({
      id: idOf(found.id),
      title: found.title,
      language: tagOfCode(found.language) ?? languageOfText(found.title, description, language),
      publishedAt: dateOf(found.first_published ?? found.updated_at),
      closesAt: dateOf(found.application_deadline),
      applyUrl: found.absolute_url,
      family: termOf(found.departments?.[0]?.name),
      ...placeFacts(placesIn(found)),
      ...termsIn(found.metadata, fields),
      description,
      isOpen: true,
    });
  };

  const jobWith = async (id: string) => {
    const found = await orMissing(client.json(`/jobs/${encodeURIComponent(id)}`, { schema: job }));
    return found && toPosting(found);
  };

  return keptBoard<Row>({
    async *rows() {
      last = (await patiently(() => client.jsonUnless(last?.etag, '/jobs', { schema: listing }))) ?? last;
      yield validRows(row, last?.value.jobs ?? []);
    },
    idOf: ({ id }) => idOf(id),
    versionOf: ({ updated_at }) => updated_at ?? '',
    read: ({ id }) => jobWith(`${id}`),
    find: jobWith,
  });
};
