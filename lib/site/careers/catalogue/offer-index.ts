import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { loadServerStrings } from '../../../i18n/load-strings';
import { defaultLocale, getLanguageTag, locales } from '../../../i18n/locales';
import { runSteps } from '../../../platform/process/steps';
import { indexByIdPart, listIdPrefixes } from './address';
import { createLabelLookup } from './facets';
import { isOpen, type Offer } from './offer';
import { createOfferList } from './offer-list';

const { compare } = new Intl.Collator(getLanguageTag(defaultLocale), { numeric: true });

const newestFirst = ({ posting: one }: Offer, { posting: other }: Offer): number => {
  if (one.publishedAt === other.publishedAt) return compare(other.jobId, one.jobId);
  return one.publishedAt < other.publishedAt ? 1 : -1;
};

/**
 * Everything that is derived from a listing, so that visitors are served without calls to the board. Building it yields
 * to other work.
 */
export const indexOffers = async (offers: readonly Offer[]) => {
  await yieldToEventLoop();
  const byIdPart = await runSteps(indexByIdPart(offers));
  await yieldToEventLoop();
  const byId = new Map([...byIdPart.values()].map((offer) => [offer.posting.jobId, offer]));
  const open = offers
    .filter(isOpen)
    .sort(newestFirst)
    .flatMap(({ posting }) => byId.get(posting.jobId) ?? []);
  await yieldToEventLoop();
  const list = createOfferList(open);
  const strings = await Promise.all(
    locales.map(async (locale) => [locale, await loadServerStrings(locale, 'jobs')] as const),
  );
  await yieldToEventLoop();
  return {
    offers,
    byIdPart,
    byId,
    /** The open offers, newest first. */
    open,
    list,
    findLabel: createLabelLookup(offers, new Map(strings)),
    idPrefixes: listIdPrefixes(offers),
  };
};

export type OfferIndex = Awaited<ReturnType<typeof indexOffers>>;
