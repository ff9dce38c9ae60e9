import type { Steps } from '../../../platform/process/steps';
import { buildAddress, type Offer, parseId } from './offer';

export const toAddressKey = ({ continent, path }: Pick<Offer, 'continent' | 'path'>): string => `${continent}/${path}`;

/** How many offers are indexed before other work may run. */
const offersPerTurn = 500;

/** Indexes offers by address. If two would have the same address, that of the later offer contains its whole id. */
export function* indexByAddress(offers: readonly Offer[]): Steps<Map<string, Offer>> {
  const byAddress = new Map<string, Offer>();
  const keyedOffers = offers.map((offer) => ({ offer, key: `${offer.posting.publishedAt} ${offer.posting.id}` }));
  keyedOffers.sort(({ key: one }, { key: other }) => (one < other ? -1 : 1));
  for (const { offer } of keyedOffers) {
    if (byAddress.size % offersPerTurn === 0) yield;
    const uniqueOffer = byAddress.has(toAddressKey(offer))
      ? { ...offer, ...buildAddress(offer.posting, 'whole') }
      : offer;
    byAddress.set(toAddressKey(uniqueOffer), uniqueOffer);
  }
  return byAddress;
}

/** The ids that the offer at a path may have, given the known id prefixes. */
export const listPossibleIds = (path: string, prefixes: Iterable<string>): string[] => {
  const [digits] = /[1-9]\d{0,14}$/.exec(path) ?? [];
  return digits ? [...prefixes].map((prefix) => prefix + digits) : [];
};

/** The prefixes of numbered ids: often a single letter that all ids share. */
export const listIdPrefixes = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ posting }) => parseId(posting.id).prefix ?? []));
