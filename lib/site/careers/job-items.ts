import { formatDate, formatMoney, formatNumber, getLanguageName } from '../../i18n/formats';
import { loadServerStrings } from '../../i18n/load-strings';
import { findLocaleByTag, type Locale } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import { formatPlace } from '../../i18n/writing';
import { closingSoonDays, type JobDetails, type JobItem } from '../../model/job';
import type { Pay } from '../../model/pay';
import { tags } from '../../model/tags';
import { isPrintable } from '../../pdf/printable';
import { trackRead } from '../../platform/process/reads';
import { pictureQuality } from '../../shared/picture-sizes';
import { sitePictures } from '../../shared/site-pictures';
import { dayMs } from '../../shared/time';
import { toFormattedDate } from '../pages/cards';
import { listPages } from '../pages/page-index';
import { getLabel, getPlaceNames, getTitle, isOpen, type Offer } from './catalogue/offer';

const largeFallbackImage = {
  src: sitePictures.missing,
  width: 1760,
  height: 567,
  alt: '',
  focal: '50% 50%',
  blur: '',
};
const cardWidthPx = 320;

/**
 * Not built with `getImageProps` of next/image, which reads the sizes of `next.config.js` only in a build, so that no
 * test could check the URL.
 */
const toCardImageUrl = (src: string) =>
  `/_next/image/?url=${encodeURIComponent(src)}&w=${cardWidthPx}&q=${pictureQuality}`;

/** The strings about offers in a locale, and the page of each house by its key. */
const loadContext = async (locale: Locale) => {
  const [t, houses] = await Promise.all([
    loadServerStrings(locale, 'jobs'),
    listPages({ locale, draft: false }, 'house'),
  ]);
  return { locale, t, houses: new Map(houses.map((page) => [page.id, page])) };
};
type JobContext = Awaited<ReturnType<typeof loadContext>>;

const formatPay = ({ min, max, currency, period }: Pay, { locale, t }: JobContext): string => {
  const [from, to] = [min, max].map((amount) => formatMoney(locale, amount, currency));
  return t(`pay.${period}`, { amount: min === max ? from : t('pay.range', { min: from, max: to }) });
};

const toJobItem = ({ posting, continent, path }: Offer, context: JobContext): JobItem => {
  const { locale, t, houses } = context;
  const { language, isLanguageAssumed, publishedAt, otherPlaces = [], pay, workModel, weeklyHours } = posting;
  const house = houses.get(posting.house?.key ?? '');
  if (house) trackRead(tags.pageSummary(locale, house.path));
  const houseImage = house?.image?.src ?? sitePictures.missingSmall;
  const { city, country } = getPlaceNames(posting, locale);
  const title = getTitle(posting, locale);
  return {
    jobId: posting.id,
    jobPosting: title.text,
    lang: title.lang,
    languageText:
      isLanguageAssumed || findLocaleByTag(language) === locale
        ? null
        : t('offer.language', { language: getLanguageName(locale, language) }),
    continent,
    path,
    publishedAt,
    publishedText: formatDate(locale, publishedAt),
    jobFamily: getLabel(posting.family, locale),
    locationCountry: country,
    locationCity: city,
    otherPlacesText: otherPlaces.length > 0 ? t('offer.otherPlaces', { count: otherPlaces.length }) : null,
    workerSubType: getLabel(posting.contract, locale),
    jobTimeType: getLabel(posting.time, locale),
    workModel: workModel ? t(`workModel.${workModel}`) : null,
    hoursText: weeklyHours
      ? t('offer.hoursText', { hours: formatNumber(locale, weeklyHours, Number.isInteger(weeklyHours) ? 0 : 1) })
      : null,
    payText: pay ? formatPay(pay, context) : null,
    houseName: getLabel(posting.house, locale),
    houseImage,
    houseCalcImage: toCardImageUrl(houseImage),
  };
};

/** The offers as list items, with the pictures of their houses. Rejects if the CMS fails. */
export const toJobItems = async (offers: readonly Offer[], locale: Locale): Promise<JobItem[]> => {
  const context = await loadContext(locale);
  return offers.map((offer) => toJobItem(offer, context));
};

/** The offer as its page shows it. Whether it closes soon depends on the day of `now`. */
export const toJobPosting = async (offer: Offer, locale: Locale, now = new Date()): Promise<JobDetails> => {
  const context = await loadContext(locale);
  const { posting, pathIndex } = offer;
  const { language, closesAt, startsAt, otherPlaces = [] } = posting;
  const item = toJobItem(offer, context);
  const postingT = await loadServerStrings(findLocaleByTag(language) ?? locale, 'jobs');
  const house = context.houses.get(posting.house?.key ?? '');
  const daysLeft = closesAt ? (Date.parse(closesAt) - now.getTime()) / dayMs : Number.POSITIVE_INFINITY;
  const details = {
    ...item,
    pathIndex,
    picture: house?.image ? { ...house.image, alt: '' } : largeFallbackImage,
    textLang: language,
    textLanguageNote:
      item.languageText && context.t('offer.textLanguage', { language: getLanguageName(locale, language) }),
    description: posting.description ?? '',
    applyUrl: posting.applyUrl,
    closes: closesAt ? toFormattedDate(locale, closesAt) : null,
    closingSoon: isOpen(offer) && daysLeft <= closingSoonDays,
    contractKey: posting.contract?.key ?? null,
    timeKey: posting.time?.key ?? null,
    filters: {
      house: posting.house?.key ?? null,
      jobFamily: posting.family?.key ?? null,
      country: posting.country ?? null,
      city: posting.city?.key ?? null,
    },
    housePath: house ? toPagePath(locale, house.path) : null,
    region: posting.region ?? null,
    otherPlaces: otherPlaces.map((place) => {
      const { city, country } = getPlaceNames(place, locale);
      const region = place.region ?? null;
      return { text: formatPlace(locale, city ?? region, country) ?? '', city, region, country: place.country ?? null };
    }),
    pay: posting.pay ?? null,
    isRemote: posting.workModel === 'remote',
    starts: startsAt ? toFormattedDate(locale, startsAt) : null,
    workplace: posting.workplace ?? null,
    team: posting.team ?? null,
    steps: posting.steps ?? [],
    headings: { team: postingT('offer.team'), steps: postingT('offer.steps') },
  };
  return { ...details, hasPdf: isPrintable(details) };
};
