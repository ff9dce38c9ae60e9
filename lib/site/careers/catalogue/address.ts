import type { Steps } from '../../../platform/process/steps';
import { buildAddress, type Offer, parseId } from './offer';

/** How many offers are indexed before other work may run. */
const offersPerTurn = 500;
/** The maximum length of an id. */
const maxIdLength = 64;

/**
 * Indexes offers by the parts of paths that identify them: the whole id, in lower case, and the number of the id. If
 * several ids have the same number, it identifies the offer whose id is the number, or else the first. The paths of the
 * others contain their whole ids.
 */
export function* indexByIdPart(offers: readonly Offer[]): Steps<Map<string, Offer>> {
  const byIdPart = new Map<string, Offer>();
  const keyedOffers = offers.map((offer) => {
    const { jobId, publishedAt } = offer.posting;
    return { offer, key: `${Number(/\D/.test(jobId))} ${publishedAt} ${jobId}` };
  });
  keyedOffers.sort(({ key: one }, { key: other }) => (one < other ? -1 : 1));
  for (const [index, { offer }] of keyedOffers.entries()) {
    if (index % offersPerTurn === 0) yield;
    const { pathIndex, posting } = offer;
    const isTaken = byIdPart.has(`${pathIndex}`);
    const uniqueOffer = isTaken ? { ...offer, ...buildAddress(posting, 'whole') } : offer;
    byIdPart.set(posting.jobId.toLowerCase(), uniqueOffer);
    if (pathIndex !== null && !isTaken) byIdPart.set(`${pathIndex}`, uniqueOffer);
  }
  return byIdPart;
}

/** The ends of a path that may identify an offer, longest first: `paris-r-12`, `r-12` and `12` of `paris-r-12`. */
export const listIdParts = (path: string): string[] => {
  const words = `-${path}`.slice(-maxIdLength - 1).split('-');
  return words.slice(1).map((_, index) => words.slice(index + 1).join('-'));
};

/** The numbered ids that the offer at a path may have, given the known id prefixes. */
export const listPossibleIds = (path: string, prefixes: Iterable<string>): string[] => {
  const [digits] = /(?<![^-])[1-9]\d{0,14}$/.exec(path) ?? [];
  return digits ? [...prefixes].map((prefix) => prefix + digits) : [];
};

/** The prefixes of numbered ids: often a single letter that all ids share. */
export const listIdPrefixes = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ posting }) => parseId(posting.jobId).prefix ?? []));
