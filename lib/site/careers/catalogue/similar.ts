import { findLocaleByTag, type Locale } from '../../../i18n/locales';
import type { FacetName } from '../../../model/lists/list-query';
import type { FacetValue } from '../../../upstreams/search/contract';
import type { Offer } from './offer';
import { facetsOf } from './offer-documents';

const points: Partial<Record<FacetName, number>> = { jobFamily: 9, city: 4, country: 2, continent: 1, house: 1 };
const least = 8;

const sharesValue = (one: FacetValue, other: FacetValue): boolean =>
  [one].flat().some((value) => value !== '' && [other].flat().includes(value));

/**
 * Offers among `open` that are similar: first by role and family, then by distance, then those in the reader's
 * language.
 */
export const similarTo = (offer: Offer, open: readonly Offer[], locale: Locale): Offer[] => {
  const here = Object.entries(facetsOf(offer.posting)) as [FacetName, FacetValue][];
  const likeness = (other: Offer): number => {
    const there = facetsOf(other.posting);
    const { role, language } = other.posting;
    const shared = here.map(([name, value]) => (sharesValue(value, there[name]) ? (points[name] ?? 0) : 0));
    const sameRole = role && role.key === offer.posting.role?.key ? 16 : 0;
    return shared.reduce((sum, one) => sum + one, sameRole) + (findLocaleByTag(language) === locale ? 0.5 : 0);
  };
  return open
    .filter(({ posting }) => posting.id !== offer.posting.id)
    .map((other) => ({ other, score: likeness(other) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other);
};
