import { findCityCountries } from '../../i18n/city-countries';
import { findCountryCode } from '../../i18n/countries';
import { findSubdivisionByCode, findSubdivisionsByName, type Subdivision } from '../../i18n/subdivisions';
import { isKnownPlace, type PostingPlace } from './contract';
import { toTerm } from './posting-fields';

/** Work models, which boards write among places or at the ends of one. */
const workModelPattern = [
  '(?:fully |full |100 ?% )?remote(?: work)?|hybrid[eoa]?(?: work)?|on-?site|in[- ](?:the )?office|home[- ]?(?:office|based)',
  'work(?:ing)? from home|wfh|virtual|flexible|field[- ]based|(?:full )?t[ée]l[ée]travail|pr[ée]sentiel|[àa] distance|distanciel',
  'da remoto|in sede|ibrid[oa]|smart working|(?:head|corporate|main) office|headquarters?|hq|si[èe]ge(?: social)?|sede centrale',
  '(?:フル)?リモート(?:ワーク|勤務)?|在宅(?:勤務)?|ハイブリッド(?:勤務)?|本社|远程(?:办公|工作)?|混合办公|居家办公|总部',
].join('|');

/** A text that names no place, or one larger than a country. */
const placelessPattern = new RegExp(
  `^(?:${[
    workModelPattern,
    'store|boutique|multi-?sites?|plusieurs (?:lieux|sites|villes|localisations)|(?:più|varie) sedi|複数(?:拠点|勤務地)?|多个地点',
    '(?:\\d+\\+?|multiple|various|several|different|all|any|other|many|global) (?:more )?(?:locations?|places?|sites?|offices?|cities|countries)',
    '\\d+\\+? (?:lieux|sedi|luoghi)|\\d+ ?(?:か所|カ所|拠点|个地点)|anywhere|everywhere|worldwide|global(?:ly)?|international|nationwide',
    'other|n/a|tb[acd]|不限|全国|全球|勤務地不問|全世界|emea|apac|amer|amea|latam|noram|dach|mena|gcc|eu|eea|ue|europe|europa|asia|asie',
    'africa|afrique|oceania|americas|(?:north|south|latin|central) america|(?:eastern|western) europe|european union|asia[- ]pacific',
    'middle east|moyen-orient|south-?east asia|nordics?|benelux|ヨーロッパ|欧州|アジア|欧洲|亚洲',
  ].join('|')})$`,
  'iu',
);
const leadingWorkModel = new RegExp(
  `^(?:${workModelPattern})(?:\\s*[-–:]\\s*|\\s+(?:(?:in|within|from|en|au|aux)\\s+)?)`,
  'iu',
);
const trailingWorkModel = new RegExp(`(?:\\s*[-–:]\\s*|\\s+)(?:${workModelPattern})$`, 'iu');
const postcode = /^(?:[A-Z]{1,2}-)?\d{3,6}(?:-\d{3,4})?(?:\s+|$)|(?<=^[A-Z]{2}) \d{5}(?:-\d{4})?$/;

/** What boards write before the city: a shop, a street or a building. */
const buildingPattern =
  /\d|\b(?:street|avenue|road|rue|boulevard|via|piazza|place|plaza|mall|square|stra(?:ss|ß)e|boutique|flagship|outlet|airport|tower)\b/i;

/** Countries whose subdivisions boards write with their codes. */
const codingCountries = ['US', 'CA', 'AU', 'BR', 'CH', 'IT'];
/** Countries whose states are often written without the country. */
const federations = ['US', 'CA', 'AU'];
/** Countries whose top subdivisions are regions, and may precede the city. Some of them are named after a city. */
const regionCountries = ['US', 'CA', 'AU', 'CN', 'DE', 'FR', 'IN', 'IT', 'MX'];
const cityRegions = [
  'US-NY',
  'US-WA',
  'US-DC',
  'CA-QC',
  'CN-BJ',
  'CN-CQ',
  'CN-SH',
  'CN-TJ',
  'DE-BE',
  'DE-HB',
  'DE-HH',
  'IN-DL',
  'MX-CMX',
];
/** City states: boards write only the country. */
const cityStates = ['HK', 'LU', 'MC', 'MO', 'SG'];
/** Names of two countries, or of a country and a state. */
const ambiguousNames = /^(?:georgia|congo)$/i;

const isCode = (part: string) => /^[A-Z]{2,3}$/.test(part);

/** The country that a part names in full, by three letters, `UK` or `US`. */
const matchCountry = (part: string): string | null =>
  (/^[a-z]{2}$/i.test(part) && !/^(?:UK|US)$/.test(part)) || /^[a-z]{3}$/.test(part) || ambiguousNames.test(part)
    ? null
    : findCountryCode(part);

/** The countries of which a part may be the code or the name, or a subdivision. */
const listCountries = (part: string): string[] => {
  const country = matchCountry(part);
  if (country) return [country];
  const own = /^[A-Z]{2}$/.test(part) || ambiguousNames.test(part) ? findCountryCode(part) : null;
  const coded = codingCountries.filter((candidate) => findSubdivisionByCode(candidate, part));
  const named = findSubdivisionsByName(part).flatMap(({ isTop, country }) => (isTop ? country : []));
  const states = named.filter((country) => federations.includes(country));
  const regions = named.some((country) => regionCountries.includes(country)) ? named : [];
  const parents = isCode(part) ? coded : states.length > 0 ? states : regions;
  return [...new Set([...(own ? [own] : []), ...parents])];
};

/** Whether a text is the name of a country, even one with a comma, and no city in parentheses follows it. */
const isCountryName = (text: string) => {
  const [, city] = /[(（]([^)）]+)/.exec(text) ?? [];
  return matchCountry(text) !== null && !(city && findCityCountries(city).size > 0);
};

/** The parts of a text, without work models and postcodes. */
const splitParts = (text: string): string[] =>
  (isCountryName(text)
    ? [text]
    : text.split(
        /[,，、·()（）[\]]|\s+[-–—]\s+|(?<=^[A-Z]{2,3}(?:-[A-Z]{2})?)[-_]|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u,
      )
  )
    .map((part) =>
      part
        .trim()
        .replace(leadingWorkModel, '')
        .replace(trailingWorkModel, '')
        .replace(postcode, '')
        .replace(/^(?:[A-Z]\.){2,3}$/, (code) => code.replaceAll('.', ''))
        .trim(),
    )
    .filter((part) => /\p{L}/u.test(part) && !placelessPattern.test(part));

const isRegion = ({ code, country, isTop }: Subdivision) =>
  isTop && regionCountries.includes(country) && !cityRegions.includes(code);

/** Whether a city is in the country that a part may mean: `Detroit, MI` is in the US, `Milano, MI` in Italy. */
const isCityIn = (city: string, part: string, country: string): boolean => {
  const subdivisions = findSubdivisionsByName(city);
  if (subdivisions.some(isRegion)) return false;
  return ['CH', 'IT', 'BR'].includes(country) && isCode(part) && part !== country
    ? subdivisions.some(({ code }) => code === `${country}-${part}`)
    : findCityCountries(city).has(country);
};

/** The country of the parts of a place, if it is certain. */
const findCountry = (parts: readonly string[]): string | null => {
  const named = [...new Set(parts.flatMap((part) => matchCountry(part) ?? []))];
  const [country, ...otherCountries] = named;
  if (country) {
    const territory = named.find((candidate) => named.some((other) => findSubdivisionByCode(other, candidate)));
    if (territory || otherCountries.length > 0) return territory ?? null;
    // `Lebanon, New Hampshire` is a city.
    const isCity =
      matchCountry(parts[0] ?? '') &&
      parts.slice(1).some((part) => {
        const countries = listCountries(part);
        return countries.length > 0 && !countries.includes(country);
      });
    return isCity ? null : country;
  }
  const candidates = parts.flatMap((part, index) =>
    index === 0 && parts.length > 1 && !isCode(part) ? [] : listCountries(part).map((country) => ({ part, country })),
  );
  const countries = new Set(candidates.map((candidate) => candidate.country));
  const city = parts.find((part) => !isCode(part)) ?? '';
  if (countries.size === 1) {
    const [only = ''] = countries;
    const cityCountries = findCityCountries(city);
    return parts.length > 2 && cityCountries.size > 0 && !cityCountries.has(only) ? null : only;
  }
  if (parts.length === 1) return null;
  const confirmed = new Set(
    candidates
      .filter((candidate) => isCityIn(city, candidate.part, candidate.country))
      .map((candidate) => candidate.country),
  );
  return confirmed.size === 1 ? ([...confirmed][0] ?? null) : null;
};

const toPlace = (text: string, defaultCountry: string | null): PostingPlace | null => {
  const parts = splitParts(text);
  if (parts.length === 0) return null;
  const country = findCountry(parts) ?? defaultCountry;
  const findStates = (part: string) => {
    const states = isCode(part) ? [findSubdivisionByCode(country ?? '', part)] : findSubdivisionsByName(part);
    return states.filter((state) => state !== undefined && state.country === country);
  };
  const countryCount = parts.filter((part) => matchCountry(part)).length;
  const localParts =
    country || countryCount > 1 ? parts.filter((part) => !matchCountry(part) && part !== country) : parts;
  const names = localParts.filter((part) => !isCode(part) && !buildingPattern.test(part));
  const [first = localParts.find((part) => !country || !isCode(part)), second] = names;
  const isStateFirst =
    names.length > 1 &&
    parts[0] !== first &&
    findStates(first ?? '').some((state) => state?.isTop && regionCountries.includes(state.country));
  const isOnlyState = names.length === 1 && findStates(first ?? '').some((state) => state && isRegion(state));
  const stateName = cityStates.includes(country ?? '')
    ? parts.find((part) => matchCountry(part) === country && !isCode(part))
    : undefined;
  const city = isOnlyState ? undefined : isStateFirst ? second : (first ?? stateName?.replace(/,.*/, ''));
  const region = localParts.find((part) => part !== city && findStates(part).length > 0);
  if (!country && (!city || (parts.length === 1 && listCountries(city).length > 0))) return null;
  const term = toTerm(city);
  return {
    ...(term && { locationCity: term }),
    ...(region && { region }),
    ...(country && { locationCountry: country }),
  };
};

const conjunction = /\s*[|/／]\s*|\s+(?:or|and\/or|ou|oder|o|and|&|et|und|e|y)\s+|または|或/i;

/** The texts of the places in a text: `Paris | London`. A place and its country may be separated, too: `Paris | France`. */
const splitPlaces = (text: string): string[] => {
  if (
    text
      .split(/,\s*/)
      .some((part) => conjunction.test(part) && (matchCountry(part) || findSubdivisionsByName(part).length > 0))
  )
    return [text];
  const texts = text.split(conjunction).filter((one) => splitParts(one).length > 0);
  const countries = texts.filter((one) => matchCountry(one));
  return countries.length === 1 && texts.length > 1 ? [texts.join(', ')] : texts;
};

/**
 * The places in a text; those without a country have that of the last, unless their city is elsewhere. Those without a
 * certain country have the text.
 */
const parseText = (text: string, defaultCountry: string | null): PostingPlace[] => {
  const places = (placelessPattern.test(text) ? [] : splitPlaces(text)).flatMap(
    (one, index) => toPlace(one, index === 0 ? defaultCountry : null) ?? [],
  );
  if (places.length === 0 && !placelessPattern.test(text) && splitParts(text).length > 0) return [{ placeText: text }];
  const country = places.at(-1)?.locationCountry;
  return places.map((place) => {
    if (place.locationCountry) return place;
    const cityCountries = findCityCountries(`${place.locationCity?.names ?? ''}`);
    return country && (cityCountries.size === 0 || cityCountries.has(country))
      ? { ...place, locationCountry: country }
      : { ...place, placeText: text };
  });
};

const toKey = ({ locationCity, locationCountry, placeText }: PostingPlace) =>
  `${locationCity?.key ?? placeText} ${locationCountry}`;

/**
 * Parses the places in texts of job boards, each once: `Paris, France; London, United Kingdom`. `country` is the country
 * of the first place, by code or name, if the board provides it. A country that is not certain is left out.
 */
export const parsePlaces = (texts: readonly (string | null | undefined)[], country?: string | null): PostingPlace[] => {
  const defaultCountry = country ? findCountryCode(country) : null;
  const places = [...new Set(texts)]
    .flatMap((text) => (text ?? '').replaceAll('\u00a0', ' ').split(/\s*[;；•\n]\s*/))
    .flatMap((text, index) => parseText(text.trim(), index === 0 ? defaultCountry : null));
  const allPlaces =
    places.some(isKnownPlace) || !defaultCountry ? places : [{ locationCountry: defaultCountry }, ...places];
  return [...new Map(allPlaces.toReversed().map((place) => [toKey(place), place])).values()].toReversed();
};
