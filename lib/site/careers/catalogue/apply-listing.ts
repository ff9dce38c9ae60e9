import { isDeepStrictEqual } from 'node:util';
import type { Steps } from '../../../platform/process/steps';
import { dayMs } from '../../../shared/time';
import type { ListedPosting } from '../../../upstreams/jobs/contract';
import { hasEnded, isOpen, type Offer, toOffer } from './offer';

/** How long a closed offer remains in the catalogue. */
const retentionMs = 365 * dayMs;

/** How many postings are compared before other work may run. */
const postingsPerTurn = 500;

/**
 * The offers after a complete listing. Offers that it lacks, and those whose last day to apply is before `today`, an ISO
 * date, are closed as of `now`, in Unix milliseconds. Unchanged offers are reused, and `previous` itself is returned if
 * nothing has changed. In the first listing, each posting counts as seen on its publication date.
 */
export function* applyListing(
  previous: readonly Offer[],
  listing: readonly ListedPosting[],
  now: number,
  today: string,
): Steps<readonly Offer[]> {
  const listedById = new Map(listing.map((posting) => [posting.jobId, posting]));
  const previousById = new Map(previous.map((offer) => [offer.posting.jobId, offer]));
  const toListedOffer = (posting: ListedPosting): Offer => {
    const offer = previousById.get(posting.jobId);
    const isEnded = hasEnded(posting, today);
    const closedAt = isEnded ? (offer?.closedAt ?? now) : undefined;
    if (!offer) return toOffer(posting, previous.length > 0 ? now : Date.parse(posting.publishedAt), closedAt);
    const isSame = isDeepStrictEqual(offer.posting, posting);
    return isSame && isOpen(offer) !== isEnded
      ? offer
      : toOffer(isSame ? offer.posting : posting, offer.seenAt, closedAt);
  };
  const listed: Offer[] = [];
  for (const posting of listedById.values()) {
    if (listed.length % postingsPerTurn === 0) yield;
    listed.push(toListedOffer(posting));
  }
  yield;
  const closed = previous
    .filter(({ posting, closedAt = now }) => !listedById.has(posting.jobId) && closedAt > now - retentionMs)
    .map((offer) => (isOpen(offer) ? { ...offer, closedAt: now } : offer));
  const offers = [...listed, ...closed];
  const isUnchanged =
    offers.length === previous.length && offers.every((offer) => previousById.get(offer.posting.jobId) === offer);
  return isUnchanged ? previous : offers;
}
