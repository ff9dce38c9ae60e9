import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isCountryCode } from '@/lib/i18n/countries';
import { locales } from '@/lib/i18n/locales';
import { jobIdPattern, termNames } from '@/lib/shared/constants';
import type { JobBoard, ListedPosting } from '@/lib/upstreams/jobs/contract';

/** A job board with some postings. */
export interface BoardFixture {
  board: JobBoard;
  /** The ids of all open postings. */
  open: string[];
  /** The id of a closed posting that the board still knows; boards may forget those. */
  closed?: string;
  /** A board that cannot respond. */
  failing: JobBoard;
}

const text = z.string().trim().min(1);
const names = z.union([
  text,
  z.partialRecord(z.enum(locales), text).refine((byLocale) => Object.keys(byLocale).length > 0),
]);
const term = z.strictObject({ key: text, names });
const facts = z.strictObject({
  id: z.string().regex(jobIdPattern),
  title: text,
  language: text.refine((tag) => Intl.getCanonicalLocales(tag)[0] === tag),
  publishedAt: z.iso.date(),
  closesAt: z.iso.date().optional(),
  country: z.string().refine(isCountryCode).optional(),
  applyUrl: z.url({ protocol: /^https?$/ }),
  ...Object.fromEntries(termNames.map((name) => [name, term.optional()])),
});

const collectPostings = async (postings: AsyncIterable<ListedPosting>) => {
  const collected: ListedPosting[] = [];
  for await (const posting of postings) collected.push(posting);
  return collected;
};
const listIds = async ({ board }: BoardFixture) =>
  new Set((await collectPostings(board.postings())).map(({ id }) => id));

/** The contract tests for job boards. */
export const testJobBoard = (name: string, make: () => BoardFixture | Promise<BoardFixture>) =>
  describe(`the job board ${name}`, () => {
    it('lists all open postings, and no others', async () => {
      const fixture = await make();
      expect(await listIds(fixture)).toEqual(new Set(fixture.open));
    });

    it('returns facts in the format of the contract, without unknown ones', async () => {
      const { board } = await make();
      for (const posting of await collectPostings(board.postings())) {
        expect(facts.parse(posting)).toEqual(posting);
        expect(Object.values(posting)).not.toContain(undefined);
      }
    });

    it('lists the same again, and for concurrent calls, even if another listing is abandoned', async () => {
      const fixture = await make();
      for await (const _ of fixture.board.postings()) break;
      const [first, second] = await Promise.all([listIds(fixture), listIds(fixture)]);
      expect([first, second]).toEqual([new Set(fixture.open), new Set(fixture.open)]);
    });

    it('lists the same after an empty change', async () => {
      const fixture = await make();
      const before = await listIds(fixture);
      const { tags, show } = await fixture.board.changed(null);
      show();
      expect(tags).toEqual([]);
      expect(await listIds(fixture)).toEqual(before);
    });

    it('returns each open posting with its text', async () => {
      const { board } = await make();
      for (const listed of await collectPostings(board.postings())) {
        const { description, isOpen, ...posting } = (await board.posting(listed.id)) ?? {};
        expect(posting).toEqual(listed);
        expect(isOpen).toBe(true);
        expect(description).toMatch(/<p>.*\S.*<\/p>/);
        expect(description).not.toMatch(/<(h1|script|style|iframe)\b| on\w+=|javascript:/i);
      }
    });

    it('reports a closed posting as closed, as long as it knows it', async ({ skip }) => {
      const { board, closed } = await make();
      if (!closed) return skip();
      const closedPosting = await board.posting(closed);
      expect(closedPosting).toMatchObject({ id: closed, isOpen: false });
      const { description: _, isOpen: __, ...posting } = closedPosting ?? {};
      expect(facts.parse(posting)).toEqual(posting);
    });

    it.each(['nobody', '', '__proto__', '../postings', '9'.repeat(64)])('knows no posting “%s”', async (id) => {
      expect(await (await make()).board.posting(id)).toBeNull();
    });

    it('rejects if it cannot answer', async () => {
      const { failing, open } = await make();
      await expect(collectPostings(failing.postings())).rejects.toThrow();
      await expect(failing.posting(open[0] ?? '')).rejects.toThrow();
    });
  });
