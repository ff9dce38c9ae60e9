import { memoize } from '@/lib/i18n/memoize';
import { formatIsoDate } from '@/lib/shared/time';
import { FolderReader } from '@/lib/upstreams/files/folder-reader';
import type { JobBoard } from '@/lib/upstreams/jobs/contract';
import { labelsSchema, parseLine } from '@/lib/upstreams/jobs/embedded/entries';
import { buildOffers, type Offer } from '@/lib/upstreams/jobs/embedded/offers';
import { makeOffers } from '@/scripts/offers/make-offers.mts';

/** Makes the offers of the demonstration that are open on the day of `now`. `count` changes their number. */
export const makeDemonstrationOffers = async (now: Date, count?: number): Promise<ReadonlyMap<string, Offer>> => {
  const reader = await FolderReader.open({ root: 'content/offers' });
  const lines = makeOffers({ from: now, to: now, ...(count && { count }) });
  const entries = lines.map((line) => parseLine(line, 'demonstration'));
  return buildOffers(entries, await reader.readYaml('labels.yaml', labelsSchema));
};

/** The job board of the demonstration, without the offers that have closed. */
export const createDemonstrationBoard = (now = () => new Date()): JobBoard => {
  const loadDay = memoize((day: string) => makeDemonstrationOffers(new Date(day)));
  const load = () => loadDay(formatIsoDate(now()));
  return {
    async *postings() {
      for (const { listed } of (await load()).values()) yield listed;
    },
    posting: async (id) => {
      const offer = (await load()).get(id.toLowerCase());
      return offer ? { ...offer.posting, isOpen: true } : null;
    },
    loadChanges: async () => ({ tags: [], publish: () => undefined }),
  };
};
