import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing, UpstreamError } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import { breakLines, escapeHtml } from '../../../shared/html';
import { hashContent } from '../../files/reuse-if-equal';
import { createCachedBoard } from '../cached-board';
import type { JobBoard } from '../contract';
import { parsePlaces } from '../places';
import { buildPosting, parseEmployment, parsePay, parseWorkModel, toPostingId, toTerm } from '../posting-fields';
import { parseValidRows } from '../valid-rows';

export interface LeverOptions {
  /** The base URL: `https://api.lever.co` or `https://api.eu.lever.co`. */
  url: string;
  site: string;
  /** The category that names the house; the other one is the job family. */
  house?: 'department' | 'team' | undefined;
  /** The language of postings whose language cannot be detected. */
  language: string;
}

const row = z.looseObject({ id: z.string().min(1) });
type Row = z.infer<typeof row>;

const optionalText = z.string().nullish();

const postingSchema = z.object({
  id: z.string(),
  text: z.string().trim().min(1),
  createdAt: z.number().nullish(),
  categories: z
    .object({
      location: optionalText,
      allLocations: z.array(z.string()).nullish().catch(null),
      commitment: optionalText,
      team: optionalText,
      department: optionalText,
    })
    .nullish(),
  country: optionalText,
  description: optionalText,
  descriptionPlain: optionalText,
  lists: z.array(z.object({ text: optionalText, content: optionalText })).nullish(),
  additional: optionalText,
  workplaceType: optionalText.catch(null),
  salaryRange: z
    .object({ min: z.unknown(), max: z.unknown(), currency: z.unknown(), interval: z.unknown() })
    .nullish()
    .catch(null),
  salaryDescription: optionalText.catch(null),
  hostedUrl: optionalText,
  applyUrl: z.url({ protocol: /^https?$/ }),
});
type LeverPosting = z.infer<typeof postingSchema>;

const pageSize = 100;
/** The maximum number of attempts to read a listing whose rows move. */
const maxAttempts = 3;

const toHtml = ({ description, descriptionPlain, lists, salaryDescription, additional }: LeverPosting): string =>
  [
    description || breakLines(escapeHtml(descriptionPlain ?? '')),
    ...(lists ?? []).map((list) => `<h2>${escapeHtml(list.text ?? '')}</h2><ul>${list.content ?? ''}</ul>`),
    salaryDescription ?? '',
    additional ?? '',
  ].join('\n');

/** The public postings of Lever: https://github.com/lever/postings-api */
export const leverJobs = ({ url, site, house, language }: LeverOptions): JobBoard => {
  const baseUrl = `${url}/v0/postings/${encodeURIComponent(site)}`;
  const client = createHttpClient({ name: 'lever', baseUrl, timeoutMs: 30_000, maxBytes: 20_000_000 });

  const toPosting = (posting: LeverPosting) => {
    const { min, max, currency, interval } = posting.salaryRange ?? {};
    const { team, department, location, allLocations, commitment } = posting.categories ?? {};
    return buildPosting({
      jobId: posting.id,
      jobPosting: posting.text,
      html: toHtml(posting),
      publishedAt: posting.createdAt,
      applyUrl: posting.applyUrl,
      places: parsePlaces([location, ...(allLocations ?? [])], posting.country),
      houseName: toTerm(house && (house === 'team' ? team : department)),
      jobFamily: toTerm(house === 'team' ? department : house === 'department' ? team : (team ?? department)),
      ...parseEmployment(commitment),
      pay: parsePay({ min, max, currency, period: interval }),
      workModel: parseWorkModel(posting.workplaceType),
      fallbackLanguage: language,
      isOpen: true,
    });
  };

  /**
   * Yields the rows of each page. A page begins with the last row of the previous one: a different row means that rows
   * have moved and one may be missing. Returns whether the listing is complete.
   */
  async function* readPages(): AsyncGenerator<Row[], boolean> {
    let lastRow: unknown;
    for (let skip = 0; ; skip += pageSize - 1) {
      const query = { mode: 'json', skip, limit: pageSize };
      const page = await withRetry(() => client.fetchJson('', { query, schema: z.array(z.unknown()) }));
      if (lastRow !== undefined && !isDeepStrictEqual(page[0], lastRow)) return false;
      yield parseValidRows(row, page);
      if (page.length < pageSize) return true;
      lastRow = page.at(-1);
    }
  }

  return createCachedBoard<Row>({
    async *listRows() {
      for (let attempt = 0; attempt < maxAttempts; attempt++) if (yield* readPages()) return;
      throw new UpstreamError('unavailable', {
        cause: new Error('The listing of Lever changed during every attempt to read it.'),
      });
    },
    getId: ({ id }) => toPostingId(id),
    getVersion: hashContent,
    read: async (posting) => toPosting(postingSchema.parse(posting)),
    find: async (id) => {
      const posting = await orNullIfMissing(
        client.fetchJson(`/${encodeURIComponent(id)}`, { query: { mode: 'json' }, schema: postingSchema }),
      );
      return posting && toPosting(posting);
    },
  });
};
