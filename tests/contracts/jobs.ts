import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isCountryCode } from '@/lib/i18n/countries';
import { locales } from '@/lib/i18n/locales';
import { jobIdPattern, termNames } from '@/lib/shared/constants';
import {
  type JobBoard,
  type ListedPosting,
  listedPosting,
  type Posting,
  postingTexts,
} from '@/lib/upstreams/jobs/contract';

interface BoardFixture {
  board: JobBoard;
  /** The ids of all open postings. */
  openIds: string[];
  /** The id of a closed posting that the board still returns; undefined if boards drop closed postings. */
  closedId?: string;
  /** A board whose requests fail. */
  failingBoard: JobBoard;
}

const text = z.string().trim().min(1);
const names = z.union([
  text,
  z.partialRecord(z.enum(locales), text).refine((byLocale) => Object.keys(byLocale).length > 0),
]);
const term = z.strictObject({ key: text, names });
const strictPosting = z.strictObject({
  ...listedPosting.shape,
  jobId: z.string().regex(jobIdPattern),
  jobPosting: text,
  language: text.refine((tag) => Intl.getCanonicalLocales(tag)[0] === tag),
  publishedAt: z.iso.date(),
  closesAt: z.iso.date().optional(),
  region: text.optional(),
  locationCountry: z.string().refine(isCountryCode).optional(),
  applyUrl: z.url({ protocol: /^https?$/ }),
  ...Object.fromEntries(termNames.map((name) => [name, term.optional()])),
  pay: z
    .strictObject({
      min: z.number().positive(),
      max: z.number().positive(),
      currency: z.string().length(3),
      period: z.enum(['hour', 'day', 'month', 'year']),
    })
    .refine(({ min, max }) => min <= max)
    .optional(),
  weeklyHours: z.number().positive().max(168).optional(),
  startsAt: z.iso.date().optional(),
});

const collectPostings = async (postings: AsyncIterable<ListedPosting>) => {
  const collected: ListedPosting[] = [];
  for await (const posting of postings) collected.push(posting);
  return collected;
};
/** A posting without what listings lack. */
const withoutDetails = (posting: Posting | null) => {
  if (!posting) return null;
  const details = ['isOpen', 'translations', ...Object.keys(postingTexts.omit({ jobPosting: true }).shape)];
  return Object.fromEntries(Object.entries(posting).filter(([name]) => !details.includes(name)));
};
const listIds = async ({ board }: BoardFixture) =>
  new Set((await collectPostings(board.postings())).map(({ jobId }) => jobId));

/** Defines the contract tests for job boards. */
export const testJobBoard = (name: string, make: () => BoardFixture | Promise<BoardFixture>) =>
  describe(`the job board ${name}`, () => {
    it('lists all open postings, and no others', async () => {
      const fixture = await make();
      expect(await listIds(fixture)).toEqual(new Set(fixture.openIds));
    });

    it('returns facts in the format of the contract, and omits unknown facts', async () => {
      const { board } = await make();
      for (const posting of await collectPostings(board.postings())) {
        expect(strictPosting.parse(posting)).toEqual(posting);
        expect(Object.values(posting)).not.toContain(undefined);
      }
    });

    it('lists the same again, and for concurrent calls, even if another listing is abandoned', async () => {
      const fixture = await make();
      for await (const _ of fixture.board.postings()) break;
      const [first, second] = await Promise.all([listIds(fixture), listIds(fixture)]);
      expect([first, second]).toEqual([new Set(fixture.openIds), new Set(fixture.openIds)]);
    });

    it('lists the same after an empty change', async () => {
      const fixture = await make();
      const before = await listIds(fixture);
      const { tags, publish } = await fixture.board.loadChanges(null);
      publish();
      expect(tags).toEqual([]);
      expect(await listIds(fixture)).toEqual(before);
    });

    it('returns each open posting with its text', async () => {
      const { board } = await make();
      for (const listed of await collectPostings(board.postings())) {
        const posting = await board.posting(listed.jobId);
        const { description, isOpen } = posting ?? {};
        expect(withoutDetails(posting)).toEqual(listed);
        expect(isOpen).toBe(true);
        expect(description).toMatch(/<p>.*\S.*<\/p>/);
        expect(description).not.toMatch(/<(h1|script|style|iframe)\b| on\w+=|javascript:/i);
      }
    });

    it('reports a closed posting as closed if it still returns it', async ({ skip }) => {
      const { board, closedId } = await make();
      if (!closedId) return skip();
      const closedPosting = await board.posting(closedId);
      expect(closedPosting).toMatchObject({ jobId: closedId, isOpen: false });
      const posting = withoutDetails(closedPosting);
      expect(strictPosting.parse(posting)).toEqual(posting);
    });

    it.each(['nobody', '', '__proto__', '../postings', '9'.repeat(64)])(
      'returns null for the unknown posting “%s”',
      async (id) => {
        expect(await (await make()).board.posting(id)).toBeNull();
      },
    );

    it('throws if a request fails', async () => {
      const { failingBoard, openIds } = await make();
      await expect(collectPostings(failingBoard.postings())).rejects.toThrow();
      await expect(failingBoard.posting(openIds[0] ?? '')).rejects.toThrow();
    });
  });
