import type { Locale } from '../../../i18n/locales';
import type { FacetName } from '../../../model/lists/list-query';
import type { FacetValue } from '../../../upstreams/search/contract';
import { getFacets } from './facets';
import { isInLanguage, type Offer } from './offer';

const facetPoints: [FacetName, number][] = [
  ['jobFamily', 9],
  ['city', 4],
  ['country', 2],
  ['continent', 1],
  ['house', 1],
];
const minScore = 8;

const sharesValue = (one: FacetValue, other: FacetValue): boolean => {
  if (typeof one === 'string' && typeof other === 'string') return one !== '' && one === other;
  return [one].flat().some((value) => value !== '' && [other].flat().includes(value));
};

/**
 * The offers in `open` that are similar to `offer`: sorted by role and job family, then by distance, then by whether
 * they are in the reader's language.
 */
export const findSimilar = (offer: Offer, open: readonly Offer[], locale: Locale): Offer[] => {
  const ownFacets = getFacets(offer.posting);
  const scoreSimilarity = (other: Offer): number => {
    const otherFacets = getFacets(other.posting);
    const { role } = other.posting;
    const facetScores = facetPoints.map(([name, points]) =>
      sharesValue(ownFacets[name], otherFacets[name]) ? points : 0,
    );
    const roleScore = role && role.key === offer.posting.role?.key ? 16 : 0;
    return facetScores.reduce((sum, score) => sum + score, roleScore) + (isInLanguage(other.posting, locale) ? 0.5 : 0);
  };
  return open
    .filter(({ posting }) => posting.jobId !== offer.posting.jobId)
    .map((other) => ({ other, score: scoreSimilarity(other) }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other);
};
