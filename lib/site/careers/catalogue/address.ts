import type { Steps } from '../../../platform/process/steps';
import { addressOf, type Offer, partsOfId } from './offer';

export const keyOf = ({ continent, path }: Pick<Offer, 'continent' | 'path'>): string => `${continent}/${path}`;

/** How many offers are placed before other work may run. */
const perTurn = 500;

/** The offers by their addresses. If two would have the same, that of the later one contains its whole id. */
export function* byAddressOf(offers: readonly Offer[]): Steps<Map<string, Offer>> {
  const byAddress = new Map<string, Offer>();
  const keyed = offers.map((offer) => ({ offer, key: `${offer.posting.publishedAt} ${offer.posting.id}` }));
  keyed.sort(({ key: one }, { key: other }) => (one < other ? -1 : 1));
  for (const { offer } of keyed) {
    if (byAddress.size % perTurn === 0) yield;
    const placed = byAddress.has(keyOf(offer)) ? { ...offer, ...addressOf(offer.posting, 'whole') } : offer;
    byAddress.set(keyOf(placed), placed);
  }
  return byAddress;
}

/** The ids that an offer at a path may have, given the known beginnings of ids. */
export const idsFor = (path: string, known: Iterable<string>): string[] => {
  const [digits] = /[1-9]\d{0,14}$/.exec(path) ?? [];
  return digits ? [...known].map((beginning) => beginning + digits) : [];
};

/** The beginnings of numbered ids: often one letter, the same for all. */
export const beginningsOf = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ posting }) => partsOfId(posting.id).letters ?? []));
