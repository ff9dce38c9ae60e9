import { isDeepStrictEqual } from 'node:util';
import { tags } from '../../../model/tags';
import { keptContent } from '../../files/kept-content';
import type { JobBoard } from '../contract';
import { dayOf, latestOccurrence, occurrenceOf, partsOf } from './recurring';
import { type OfferSource, readSource } from './source';
import { postingMaker } from './to-posting';

/** The board of the files, independent of the day. */
const boardOf = (source: OfferSource) => {
  const byNumber = new Map(source.postings.map((recurring) => [recurring.number, recurring]));
  return {
    source,
    ...postingMaker(source),
    openOn: (day: number) =>
      source.postings.flatMap((recurring) => {
        const latest = latestOccurrence(recurring, day);
        return latest?.isOpen ? latest : [];
      }),
    occurrenceWith: (id: string, day: number) => {
      const [, digits] = /^H([1-9]\d{0,11})$/.exec(id) ?? [];
      if (!digits) return null;
      const { number, round } = partsOf(Number(digits));
      const recurring = byNumber.get(number);
      return recurring ? occurrenceOf(recurring, round, day) : null;
    },
  };
};

interface Options {
  now?: () => Date;
  /** Whether a changed file shows at once. */
  live?: boolean;
}

/** The job board on the files below `root`; its days are those of UTC, by `now`. */
export const embeddedJobs = (root: string, { now = () => new Date(), live = false }: Options = {}): JobBoard => {
  const kept = keptContent<ReturnType<typeof boardOf>>({
    name: 'offers',
    root,
    named: 'offers',
    live,
    make: async (reading, before) => {
      const source = await readSource(reading);
      return before && isDeepStrictEqual(before.source, source) ? before : boardOf(source);
    },
    tagsOf: () => [tags.offers],
  });
  return {
    async *postings() {
      const { openOn, toListed } = await kept.get();
      for (const occurrence of openOn(dayOf(now()))) yield toListed(occurrence);
    },
    posting: async (id) => {
      const { occurrenceWith, toPosting } = await kept.get();
      const occurrence = occurrenceWith(id, dayOf(now()));
      return occurrence && toPosting(occurrence);
    },
    changed: kept.reread,
  };
};
