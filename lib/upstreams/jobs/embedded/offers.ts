import brand from '../../../../content/brand.json' with { type: 'json' };
import { defaultLocale, getLanguageTag, locales } from '../../../i18n/locales';
import { jobIdPattern, type TermName, termNames } from '../../../shared/constants';
import { ContentError } from '../../files/content-file';
import type { ListedPosting, Posting } from '../contract';
import type { Entry, Labels } from './entries';

/** An offer as a posting, and its facts, which say when it is shown. */
export interface Offer {
  facts: Entry['facts'];
  listed: ListedPosting;
  posting: Omit<Posting, 'isOpen'>;
}

const buildOffer = ({ id, file, facts, texts }: Entry, labels: Labels): Offer => {
  const { publishAt, unpublishAt, ...ownFacts } = facts;
  /** The term with a key as a property; none without a key. */
  const toTerm = (name: TermName, key: string | undefined) => {
    const term = labels.get(`${name} ${key}`);
    if (key && !term) throw new ContentError(file, [`${name}: there is no "${key}" in labels.yaml`]);
    return term && { [name]: term };
  };
  // An offer is in its first language, and translated into the others.
  const locale = locales.find((one) => texts[one]) ?? defaultLocale;
  const { [locale]: ownTexts, ...otherTexts } = texts;
  const translations: Posting['translations'] = otherTexts;
  if (!ownTexts) throw new ContentError(file, ['it is in no language']);
  const listed: ListedPosting = {
    jobId: id,
    jobPosting: ownTexts.jobPosting,
    language: getLanguageTag(locale),
    titles: Object.fromEntries(Object.entries(translations).map(([other, { jobPosting }]) => [other, jobPosting])),
    applyUrl: `${brand.applyUrl}/${id}`,
    ...ownFacts,
    ...Object.assign({}, ...termNames.map((name) => toTerm(name, facts[name]))),
    ...(facts.otherPlaces && {
      otherPlaces: facts.otherPlaces.map((place) => ({ ...place, ...toTerm('locationCity', place.locationCity) })),
    }),
  };
  return { facts, listed, posting: { ...listed, ...ownTexts, translations } };
};

/**
 * Builds the offers by their ids in lower case, in which ids are unique, as addresses are. Throws a ContentError if an
 * offer has an invalid id, is in no language, or has a key that is no label.
 */
export const buildOffers = (entries: readonly Entry[], labels: Labels): ReadonlyMap<string, Offer> => {
  const offers = new Map<string, Offer>();
  for (const entry of entries) {
    const key = entry.id.toLowerCase();
    if (!jobIdPattern.test(entry.id))
      throw new ContentError(entry.file, [`id: "${entry.id}" has other characters than letters, digits and hyphens`]);
    if (offers.has(key)) throw new ContentError(entry.file, [`id: another offer has the id "${entry.id}"`]);
    offers.set(key, buildOffer(entry, labels));
  }
  return offers;
};
