import { isDeepStrictEqual } from 'node:util';
import type { Steps } from '../../../platform/process/steps';
import { dayMs } from '../../../shared/time';
import type { ListedPosting } from '../../../upstreams/jobs/contract';
import { isOpen, type Offer, toOffer } from './offer';

/** How long a closed offer is kept. */
const closedFor = 365 * dayMs;

/** How many postings are compared before other work may run. */
const perTurn = 500;

/**
 * The offers after a complete listing: those that are missing from it are closed as of `now`. Returns `known` and its
 * offers unchanged if nothing has changed. In the first listing, each posting counts as seen on its own date.
 */
export function* afterListing(
  known: readonly Offer[],
  listing: readonly ListedPosting[],
  now: number,
): Steps<readonly Offer[]> {
  const listed = new Map(listing.map((posting) => [posting.id, posting]));
  const before = new Map(known.map((offer) => [offer.posting.id, offer]));
  const openOffer = (posting: ListedPosting): Offer => {
    const offer = before.get(posting.id);
    if (!offer) return toOffer(posting, known.length > 0 ? now : Date.parse(posting.publishedAt));
    const isSame = isDeepStrictEqual(offer.posting, posting);
    return isSame && isOpen(offer) ? offer : toOffer(isSame ? offer.posting : posting, offer.seenAt);
  };
  const open: Offer[] = [];
  for (const posting of listed.values()) {
    if (open.length % perTurn === 0) yield;
    open.push(openOffer(posting));
  }
  yield;
  const closed = known
    .filter(({ posting, closedAt = now }) => !listed.has(posting.id) && closedAt > now - closedFor)
    .map((offer) => (isOpen(offer) ? { ...offer, closedAt: now } : offer));
  const offers = [...open, ...closed];
  const unchanged = offers.length === known.length && offers.every((offer) => before.get(offer.posting.id) === offer);
  return unchanged ? known : offers;
}
