import type { TFunction } from 'i18next';
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
import { escapeHtml } from '../../shared/html';
import { pictureQuality } from '../../shared/picture-sizes';
import { sitePictures } from '../../shared/site-pictures';
import { dayMs } from '../../shared/time';
import { toFormattedDate } from '../pages/cards';
import { listPages } from '../pages/page-index';
import { getLabel, getPlaceNames, getTitle, isOpen, type Offer, translatePosting } from './catalogue/offer';

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

const toJobItem = (offer: Offer, context: JobContext): JobItem => {
  const { locale, t, houses } = context;
  const { continent, path } = offer;
  const posting = translatePosting(offer.posting, locale);
  const { language, isLanguageAssumed, publishedAt, startsAt, otherPlaces = [], pay, workModel, weeklyHours } = posting;
  const closesAt = isOpen(offer) ? posting.closesAt : undefined;
  const house = houses.get(posting.houseName?.key ?? '');
  if (house) trackRead(tags.pageSummary(locale, house.path));
  const houseImage = house?.linkThumbnail?.src ?? sitePictures.missingSmall;
  return {
    jobId: posting.jobId,
    isOpen: isOpen(offer),
    ...getTitle(posting, locale),
    languageText:
      isLanguageAssumed || findLocaleByTag(language) === locale
        ? null
        : t('offer.language', { language: getLanguageName(locale, language) }),
    continent,
    path,
    publishedAt,
    publishedText: formatDate(locale, publishedAt),
    closesAt: closesAt ? toFormattedDate(locale, closesAt) : null,
    startsAt: startsAt ? toFormattedDate(locale, startsAt) : null,
    jobFamily: getLabel(posting.jobFamily, locale),
    ...getPlaceNames(posting, locale),
    otherPlacesText: otherPlaces.length > 0 ? t('offer.otherPlaces', { count: otherPlaces.length }) : null,
    workerSubType: getLabel(posting.workerSubType, locale),
    jobTimeType: getLabel(posting.jobTimeType, locale),
    workModel: workModel ? t(`values.workModel.${workModel}`) : null,
    hoursText: weeklyHours
      ? t('offer.hoursText', { hours: formatNumber(locale, weeklyHours, Number.isInteger(weeklyHours) ? 0 : 1) })
      : null,
    payText: pay ? formatPay(pay, context) : null,
    houseName: getLabel(posting.houseName, locale),
    houseImage,
    houseCalcImage: toCardImageUrl(houseImage),
  };
};

/** The offers as list items, with the pictures of their houses. Rejects if the CMS fails. */
export const toJobItems = async (offers: readonly Offer[], locale: Locale): Promise<JobItem[]> => {
  const context = await loadContext(locale);
  return offers.map((offer) => toJobItem(offer, context));
};

/** The text of a posting with its team and the steps that follow an application, as HTML in its language. */
const buildText = ({ description = '', team, steps }: Offer['posting'], t: TFunction): string =>
  [
    description,
    team && `<h2>${t('offer.team')}</h2><p>${escapeHtml(team)}</p>`,
    steps && `<h2>${t('offer.steps')}</h2><ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`,
  ].join('');

/**
 * The offer as its page shows it. Only an open one has a last day to apply; whether that is soon depends on the day of
 * `now`.
 */
export const toJobDetails = async (offer: Offer, locale: Locale, now = new Date()): Promise<JobDetails> => {
  const context = await loadContext(locale);
  const posting = translatePosting(offer.posting, locale);
  const { language, otherPlaces = [] } = posting;
  const item = toJobItem(offer, context);
  const house = context.houses.get(posting.houseName?.key ?? '');
  const daysLeft = item.closesAt ? (Date.parse(item.closesAt.iso) - now.getTime()) / dayMs : Number.POSITIVE_INFINITY;
  const details = {
    ...item,
    pathIndex: offer.pathIndex,
    picture: house?.image ? { ...house.image, alt: '' } : largeFallbackImage,
    textLang: language,
    textLanguageNote:
      item.languageText && context.t('offer.textLanguage', { language: getLanguageName(locale, language) }),
    description: buildText(posting, await loadServerStrings(findLocaleByTag(language) ?? locale, 'jobs')),
    applyUrl: posting.applyUrl,
    closingSoon: daysLeft <= closingSoonDays,
    housePath: house ? toPagePath(locale, house.path) : null,
    otherPlaces: otherPlaces.flatMap((place) => {
      const { locationCity, locationCountry } = getPlaceNames(place, locale);
      return formatPlace(locale, locationCity ?? place.region ?? null, locationCountry) ?? [];
    }),
    workplace: posting.workplace ?? null,
  };
  return { ...details, hasPdf: isPrintable(details) };
};
