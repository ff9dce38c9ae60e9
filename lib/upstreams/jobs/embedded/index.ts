import { tags } from '../../../model/tags';
import { sharedNow } from '../../../platform/process/clock';
import { formatIsoDate } from '../../../shared/time';
import { createCachedFolder } from '../../files/cached-folder';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import { isShownAt } from '../../files/schedule';
import type { JobBoard } from '../contract';
import { labelsSchema, readEntries } from './entries';
import { buildOffers, type Offer } from './offers';

/** Whether candidates can apply: the offer is shown, and its last day, in UTC, has not passed. */
const isOpenAt = ({ facts }: Offer, now: Date): boolean =>
  isShownAt(facts, now.getTime()) && (!facts.closesAt || formatIsoDate(now) <= facts.closesAt);

/** The job board in the files below `root`. `now` returns the current time, by default of the clock that all servers share. */
export const embeddedJobs = (root: string, { now = () => new Date(sharedNow()) } = {}): JobBoard => {
  const board = createCachedFolder<ReadonlyMap<string, Offer>>({
    name: 'offers',
    root,
    displayRoot: 'offers',
    build: async (reader, previous) => {
      const labels = await reader.readYaml('labels.yaml', labelsSchema);
      return reuseIfEqual(previous, buildOffers(await readEntries(reader), labels));
    },
    diffTags: () => [tags.offers],
  });
  return {
    async *postings() {
      for (const offer of (await board.get()).values()) if (isOpenAt(offer, now())) yield offer.listed;
    },
    posting: async (id) => {
      const offer = (await board.get()).get(id.toLowerCase());
      if (!offer || !isShownAt({ publishAt: offer.facts.publishAt }, now().getTime())) return null;
      return { ...offer.posting, isOpen: isOpenAt(offer, now()) };
    },
    loadChanges: board.reload,
  };
};
