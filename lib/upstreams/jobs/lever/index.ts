import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing, UpstreamError } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import { escapeHtml } from '../../../shared/html';
import { versionOf } from '../../files/keep-same';
import type { JobBoard } from '../contract';
import { employmentOf, idOf, postingOf, termOf } from '../facts';
import { keptBoard } from '../kept-board';
import { placesOf } from '../places';
import { validRows } from '../valid-rows';

export interface LeverOptions {
  /** `https://api.lever.co`, or `https://api.eu.lever.co`. */
  url: string;
  site: string;
  /** The category that names the house. The other one is the family. */
  house?: 'department' | 'team' | undefined;
  /** The language of postings if it cannot be detected from the text. */
  language: string;
}

const row = z.looseObject({ id: z.string().min(1) });
type Row = z.infer<typeof row>;

const text = z.string().nullish();

const posting = z.object({
  id: z.string(),
  text: z.string().trim().min(1),
  createdAt: z.number().nullish(),
  categories: z
    .object({
      location: text,
      allLocations: z.array(z.string()).nullish().catch(null),
      commitment: text,
      team: text,
      department: text,
    })
    .nullish(),
  country: text,
  description: text,
  descriptionPlain: text,
  lists: z.array(z.object({ text, content: text })).nullish(),
  additional: text,
  hostedUrl: text,
  applyUrl: z.url({ protocol: /^https?$/ }),
});
type Posted = z.infer<typeof posting>;

const pageSize = 100;
/** How often a listing is read in which rows have moved. */
const attempts = 3;

const htmlOf = ({ description, descriptionPlain, lists, additional }: Posted): string =>
  [
    description || escapeHtml(descriptionPlain ?? ''),
    ...(lists ?? []).map((list) => `<h2>${escapeHtml(list.text ?? '')}</h2><ul>${list.content ?? ''}</ul>`),
    additional ?? '',
  ].join('\n');

/** The public postings of Lever. */
export const leverJobs = ({ url, site, house, language }: LeverOptions): JobBoard => {
  const baseUrl = `${url}/v0/postings/${encodeURIComponent(site)}`;
  const client = createHttpClient({ name: 'lever', baseUrl, timeoutMs: 30_000, maxBytes: 20_000_000 });

  const toPosting = (found: Posted) => {
    const { team, department, location, allLocations, commitment } = found.categories ?? {};
    return postingOf({
      id: found.id,
      title: found.text,
      html: htmlOf(found),
      publishedAt: found.createdAt,
      applyUrl: found.applyUrl,
      places: placesOf([location, ...(allLocations ?? [])], found.country),
      house: termOf(house && (house === 'team' ? team : department)),
      family: termOf(house === 'team' ? department : house === 'department' ? team : (team ?? department)),
      ...employmentOf(commitment),
      fallbackLanguage: language,
      isOpen: true,
    });
  };

  /**
   * The rows from `skip`. Each page begins with the last row of the one before: another row there means that rows have
   * moved, and one may be missing.
   */
  async function* pages(): AsyncGenerator<Row[], boolean> {
    let last: unknown;
    for (let skip = 0; ; skip += pageSize - 1) {
      const query = { mode: 'json', skip, limit: pageSize };
      const page = await withRetry(() => client.json('', { query, schema: z.array(z.unknown()) }));
      if (last !== undefined && !isDeepStrictEqual(page[0], last)) return false;
      yield validRows(row, page);
      if (page.length < pageSize) return true;
      last = page.at(-1);
    }
  }

  return keptBoard<Row>({
    async *rows() {
      for (let attempt = 0; attempt < attempts; attempt++) if (yield* pages()) return;
      throw new UpstreamError('unavailable', {
        cause: new Error('lever: the listing kept changing while it was read'),
      });
    },
    idOf: ({ id }) => idOf(id),
    versionOf,
    read: async (found) => toPosting(posting.parse(found)),
    find: async (id) => {
      const found = await orNullIfMissing(
        client.json(`/${encodeURIComponent(id)}`, { query: { mode: 'json' }, schema: posting }),
      );
      return found && toPosting(found);
    },
  });
};
