import { isDeepStrictEqual } from 'node:util';
import { tags } from '../../../model/tags';
import { createCachedFolder } from '../../files/cached-folder';
import type { JobBoard } from '../contract';
import { findLatestOccurrence, findOccurrence, splitIndex, toDayNumber } from './recurring';
import { type OfferSource, readOfferSource } from './source';
import { createPostingConverter } from './to-posting';

/** Builds the lookups and converters of a source, which do not depend on the day. */
const buildBoard = (source: OfferSource) => {
  const byNumber = new Map(source.postings.map((recurring) => [recurring.number, recurring]));
  return {
    source,
    ...createPostingConverter(source),
    listOpen: (day: number) =>
      source.postings.flatMap((recurring) => {
        const latest = findLatestOccurrence(recurring, day);
        return latest?.isOpen ? latest : [];
      }),
    findById: (id: string, day: number) => {
      const [, digits] = /^H([1-9]\d{0,11})$/.exec(id) ?? [];
      if (!digits) return null;
      const { number, round } = splitIndex(Number(digits));
      const recurring = byNumber.get(number);
      return recurring ? findOccurrence(recurring, round, day) : null;
    },
  };
};

interface Options {
  /** The current time; default the system clock. */
  now?: () => Date;
  /** Whether a changed file is read again immediately. */
  liveReload?: boolean;
}

/** The job board in the files below `root`. Its days begin at midnight UTC. */
export const embeddedJobs = (root: string, { now = () => new Date(), liveReload = false }: Options = {}): JobBoard => {
  const board = createCachedFolder<ReturnType<typeof buildBoard>>({
    name: 'offers',
    root,
    displayRoot: 'offers',
    liveReload,
    build: async (reader, previous) => {
      const source = await readOfferSource(reader);
      return previous && isDeepStrictEqual(previous.source, source) ? previous : buildBoard(source);
    },
    diffTags: () => [tags.offers],
  });
  return {
    async *postings() {
      const { listOpen, toListedPosting } = await board.get();
      for (const occurrence of listOpen(toDayNumber(now()))) yield toListedPosting(occurrence);
    },
    posting: async (id) => {
      const { findById, toPosting } = await board.get();
      const occurrence = findById(id, toDayNumber(now()));
      return occurrence && toPosting(occurrence);
    },
    loadChanges: board.reload,
  };
};
