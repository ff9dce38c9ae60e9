import { isDeepStrictEqual } from 'node:util';
import type { Steps } from '../../../platform/process/steps';
import { dayMs } from '../../../shared/time';
import type { ListedPosting } from '../../../upstreams/jobs/contract';
import { isOpen, type Offer, toOffer } from './offer';

/** How long a closed offer remains in the catalogue. */
const retentionMs = 365 * dayMs;

/** How many postings are compared before other work may run. */
const postingsPerTurn = 500;

/**
 * The offers after a complete listing. Offers that it lacks are closed as of `now`, in Unix milliseconds. Unchanged
 * offers are reused, and `previous` itself is returned if nothing has changed. In the first listing, each posting
 * counts as seen on its publication date.
 */
export function* applyListing(
  previous: readonly Offer[],
  listing: readonly ListedPosting[],
  now: number,
): Steps<readonly Offer[]> {
  const listedById = new Map(listing.map((posting) => [posting.id, posting]));
  const previousById = new Map(previous.map((offer) => [offer.posting.id, offer]));
  const openOffer = (posting: ListedPosting): Offer => {
    const offer = previousById.get(posting.id);
    if (!offer) return toOffer(posting, previous.length > 0 ? now : Date.parse(posting.publishedAt));
    const isSame = isDeepStrictEqual(offer.posting, posting);
    return isSame && isOpen(offer) ? offer : toOffer(isSame ? offer.posting : posting, offer.seenAt);
  };
  const open: Offer[] = [];
  for (const posting of listedById.values()) {
    if (open.length % postingsPerTurn === 0) yield;
    open.push(openOffer(posting));
  }
  yield;
  const closed = previous
    .filter(({ posting, closedAt = now }) => !listedById.has(posting.id) && closedAt > now - retentionMs)
    .map((offer) => (isOpen(offer) ? { ...offer, closedAt: now } : offer));
  const offers = [...open, ...closed];
  const isUnchanged =
    offers.length === previous.length && offers.every((offer) => previousById.get(offer.posting.id) === offer);
  return isUnchanged ? previous : offers;
}
