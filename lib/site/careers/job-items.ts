import { formatDate, languageName } from '../../i18n/formats';
import { serverStrings } from '../../i18n/load-strings';
import { findLocaleByTag, type Locale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { formatPlace } from '../../i18n/writing';
import { closingSoonDays, type JobItem, type JobPosting } from '../../model/job';
import { tags } from '../../model/tags';
import { trackRead } from '../../platform/process/reads';
import { pictureQuality } from '../../shared/picture-sizes';
import { dayMs } from '../../shared/time';
import { toDay } from '../pages/cards';
import { pagesOf } from '../pages/directory';
import { isOpen, labelIn, type Offer, placeNames } from './catalogue/offer';

const fallbackImage = '/media/fallback/small.jpg';
const widePicture = { src: '/media/fallback/large.jpg', width: 1760, height: 567, alt: '', focal: '50% 50%', blur: '' };
const cardWidth = 320;

/**
 * Not `getImageProps` of next/image: it knows the sizes of `next.config.js` only in a build, so no test could check the
 * URL.
 */
const rendition = (src: string) => `/_next/image/?url=${encodeURIComponent(src)}&w=${cardWidth}&q=${pictureQuality}`;

/** The labels of offers in a locale, and the page of each house by its key. */
const setting = async (locale: Locale) => {
  const [t, houses] = await Promise.all([serverStrings(locale, 'jobs'), pagesOf({ locale, draft: false }, 'house')]);
  return { locale, t, houses: new Map(houses.map((page) => [page.id, page])) };
};

const toJobItem = (
  { posting, continent, path }: Offer,
  { locale, t, houses }: Awaited<ReturnType<typeof setting>>,
): JobItem => {
  const { language, publishedAt, otherPlaces = [] } = posting;
  const house = houses.get(posting.house?.key ?? '');
  if (house) trackRead(tags.facts(locale, house.path));
  const houseImage = house?.image?.src ?? fallbackImage;
  const { city, country } = placeNames(posting, locale);
  return {
    jobId: posting.id,
    jobPosting: posting.title,
    lang: language,
    languageText:
      findLocaleByTag(language) === locale ? null : t('offer.language', { language: languageName(locale, language) }),
    continent,
    path,
    publishedAt,
    publishedText: formatDate(locale, publishedAt),
    jobFamily: labelIn(posting.family, locale),
    locationCountry: country,
    locationCity: city,
    otherPlacesText: otherPlaces.length > 0 ? t('offer.otherPlaces', { count: otherPlaces.length }) : null,
    workerSubType: labelIn(posting.contract, locale),
    jobTimeType: labelIn(posting.time, locale),
    houseName: labelIn(posting.house, locale),
    houseImage,
    houseCalcImage: rendition(houseImage),
  };
};

/** Offers for lists, with the pictures of their houses. */
export const toJobItems = async (offers: readonly Offer[], locale: Locale): Promise<JobItem[]> => {
  const around = await setting(locale);
  return offers.map((offer) => toJobItem(offer, around));
};

/** An offer for its page, as of the day of `now`. */
export const toJobPosting = async (offer: Offer, locale: Locale, now = new Date()): Promise<JobPosting> => {
  const around = await setting(locale);
  const { posting, pathIndex, description = '' } = offer;
  const { closesAt, otherPlaces = [] } = posting;
  const house = around.houses.get(posting.house?.key ?? '');
  const daysLeft = closesAt ? (Date.parse(closesAt) - now.getTime()) / dayMs : Number.POSITIVE_INFINITY;
  return {
    ...toJobItem(offer, around),
    pathIndex,
    picture: house?.image ? { ...house.image, alt: '' } : widePicture,
    description,
    applyUrl: posting.applyUrl,
    closes: closesAt ? toDay(locale, closesAt) : null,
    closingSoon: isOpen(offer) && daysLeft <= closingSoonDays,
    contractKey: posting.contract?.key ?? null,
    timeKey: posting.time?.key ?? null,
    filters: {
      house: posting.house?.key ?? null,
      jobFamily: posting.family?.key ?? null,
      country: posting.country ?? null,
      city: posting.city?.key ?? null,
    },
    housePath: house ? pagePath(locale, house.path) : null,
    region: posting.region ?? null,
    otherPlaces: otherPlaces.map((place) => {
      const { city, country } = placeNames(place, locale);
      const region = place.region ?? null;
      return { text: formatPlace(locale, city ?? region, country) ?? '', city, region, country: place.country ?? null };
    }),
  };
};
