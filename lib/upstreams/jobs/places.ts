import { findCityCountries } from '../../i18n/city-countries';
import { findCountryCode } from '../../i18n/countries';
import { findSubdivisionByCode, findSubdivisionsByName, type Subdivision } from '../../i18n/subdivisions';
import type { PostingPlace } from './contract';
import { toTerm } from './posting-fields';

/** Joins the lines of a text into the alternatives of a regular expression. */
const toAlternation = (lines: string) =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .join('|');

/** Work models, which boards list among places. */
const workModelPattern = toAlternation(`
  (?:fully |100 ?% )?remote(?: work)?|hybrid|hybride|hybrid work|on-?site|in[- ](?:the )?office|in[- ]person
  home[- ]?(?:office|based)|work(?:ing)? from home|wfh|tele-?work(?:ing)?|virtual|flexible|field[- ]based
  headquarters?|hq|head office|corporate office|main office
  (?:full )?t[ée]l[ée]travail|pr[ée]sentiel|distanciel|[àa] distance|si[èe]ge(?: social)?
  da remoto|in sede|ibrid[oa]|smart working|sede centrale
  (?:フル)?リモート(?:ワーク|勤務)?|在宅(?:勤務)?|ハイブリッド(?:勤務)?|本社|远程(?:办公|工作)?|混合办公|居家办公|总部
`);

/** A text that names no place, or one larger than a country. */
const placelessPattern = new RegExp(
  `^(?:${workModelPattern}|${toAlternation(`
    \\d+\\+? (?:more )?(?:locations?|places?|sites?|offices?|cities|lieux|sedi|luoghi)|\\d+ ?(?:か所|カ所|拠点|个地点)
    store|boutique|(?:multiple|various|several|different|all|any|other|many|global) (?:locations?|places?|sites?|offices?|cities|countries)
    plusieurs (?:lieux|sites|villes|localisations)|(?:più|varie) sedi|複数(?:拠点|勤務地)?|多个地点|multi-?sites?
    anywhere|everywhere|worldwide|global(?:ly)?|international|nationwide|other|n/a|tb[acd]|不限|全国|全球|勤務地不問|全世界
    emea|apac|amer|amea|latam|noram|dach|mena|gcc|eu|eea|ue|eastern europe|western europe|european union|europe|europa
    asia|asie|africa|afrique|oceania|americas|(?:north|south|latin|central) america|am[ée]rique du nord|asia[- ]pacific
    middle east|moyen-orient|south-?east asia|nordics?|benelux|scandinavia|ヨーロッパ|欧州|アジア|欧洲|亚洲
  `)})$`,
  'iu',
);

/** Removes work models from the ends of a part: `Remote in France` is `France`. */
const stripWorkModel = (part: string): string =>
  part
    .replace(
      new RegExp(`^(?:${workModelPattern})(?:\\s*[-–:]\\s*|\\s+(?:(?:in|within|from|en|au|aux)\\s+)?)`, 'iu'),
      '',
    )
    .replace(new RegExp(`(?:\\s*[-–:]\\s*|\\s+)(?:${workModelPattern})$`, 'iu'), '');

/** Removes the postcode from a part, such as `F-75008 Paris` or `CA 94105`. */
const stripPostcode = (part: string): string =>
  part.replace(/^([A-Z]{2}) \d{5}(?:-\d{4})?$/, '$1').replace(/^(?:[A-Z]{1,2}-)?\d{3,6}(?:-\d{3,4})?(?:\s+|$)/, '');

/** The name of a shop, street or building, which boards put before the city. */
const buildingPattern =
  /\d|\b(?:street|avenue|road|rue|boulevard|blvd|via|piazza|place|plaza|mall|square|stra(?:ss|ß)e|boutique|flagship|outlet|airport|building|tower)\b/i;

/** Countries whose states are abbreviated to two or three letters. */
const abbreviatingCountries = ['US', 'CA', 'AU', 'BR', 'CH', 'IT'];
/** Countries whose states are often written without the country. */
const federations: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);
/** Countries where the state may precede the city. */
const stateFirstCountries: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'IN']);
/** Countries whose top subdivisions are regions rather than cities with their surroundings. */
const regionCountries: ReadonlySet<string> = new Set('US CA AU AT BR CN DE ES FR IN IT JP MX'.split(' '));
/** Regions of countries whose other subdivisions are not regions. */
const extraRegionCodes: ReadonlySet<string> = new Set(['BE-VLG', 'BE-WAL', 'GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']);
/** Top subdivisions that are cities or are named after one, and do not count as regions. */
const cityRegionCodes: ReadonlySet<string> = new Set(
  [
    'US-NY US-WA US-DC CA-QC AT-5 AT-9 BR-RJ BR-SP CN-BJ CN-CQ CN-SH CN-TJ DE-BE DE-HB DE-HH ES-MD IN-DL MX-CMX',
    ...'02 05 06 07 12 13 15 16 18 20 21 22 26 27 29 30 31 33 34 35 36 39 40 41 42 43 44 45 46'
      .split(' ')
      .map((n) => `JP-${n}`),
  ].flatMap((codes) => codes.split(' ')),
);
/** City states: boards write only the country. */
const cityStates: ReadonlySet<string> = new Set(['HK', 'LU', 'MC', 'MO', 'SG']);

const isCode = (part: string): boolean => /^[A-Z]{2,3}$/.test(part);
const stripDots = (part: string): string => (/^(?:[A-Z]\.){2,3}$/.test(part) ? part.replaceAll('.', '') : part);

/** The code of the country that a part names in full or by a three-letter code in capitals, `UK` or `US`; else null. */
const matchCountry = (part: string): string | null =>
  (/^[a-z]{2}$/i.test(part) && !/^(?:UK|US)$/.test(part)) || (/^[a-z]{3}$/i.test(part) && !isCode(part))
    ? null
    : findCountryCode(part);

const isInCountry = (country: string) => (subdivision: Subdivision) => subdivision.country === country;
const isRegion = ({ code, country, isTop }: Subdivision): boolean =>
  extraRegionCodes.has(code) || (isTop && regionCountries.has(country) && !cityRegionCodes.has(code));
const listUnique = (countries: readonly (string | null | undefined)[]): string[] => [
  ...new Set(countries.filter((country) => country !== null && country !== undefined)),
];

/** The codes of the countries that a part may name or name a state of: Georgia is both. */
const matchCountries = (part: string, isFirst: boolean): string[] => {
  if (/^[A-Z]{2}$/.test(part) && !/^(?:UK|US)$/.test(part)) {
    const abbreviators = isFirst ? ['US'] : abbreviatingCountries;
    return listUnique([
      findCountryCode(part),
      ...abbreviators.filter((country) => findSubdivisionByCode(country, part)),
    ]);
  }
  const country = matchCountry(part);
  const states = findSubdivisionsByName(part).filter(
    (subdivision) => federations.has(subdivision.country) && !subdivision.code.endsWith(`-${country}`),
  );
  if (country) return listUnique([country, ...states.map((state) => state.country)]);
  return isCode(part) && findSubdivisionByCode('AU', part) ? ['AU'] : [];
};

/** The countries whose states the parts name, where no other country has a state of that name. */
const matchStateCountry = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => {
    const states = findSubdivisionsByName(part);
    const federalStates =
      parts.length === 1 ? [] : states.filter((subdivision) => federations.has(subdivision.country));
    const [country, ...otherCountries] = listUnique(
      (federalStates.length > 0 ? federalStates : states).map((subdivision) => subdivision.country),
    );
    const isClear = states.some(
      (subdivision) => isRegion(subdivision) || (index > 0 && federations.has(subdivision.country)),
    );
    return country && otherCountries.length === 0 && isClear ? [country] : [];
  });

const isCityElsewhere = (city: string, country: string): boolean => {
  const cityCountries = findCityCountries(city);
  return cityCountries.size > 0 && !cityCountries.has(country);
};

/** Whether a city is in a country that a part may name: `Tbilisi, Georgia`; `Detroit, MI`; `Milano, MI`. */
const isCityConfirmed = (city: string, part: string, country: string): boolean => {
  const subdivisions = findSubdivisionsByName(city);
  if (subdivisions.some(isRegion)) return false;
  return findCountryCode(part) === country || federations.has(country)
    ? findCityCountries(city).has(country)
    : subdivisions.some(({ code }) => code === `${country}-${part}`);
};

/** Whether a part is a state outside of `countries`: `Lebanon, New Hampshire` and `Mexico, MO` are cities in states. */
const isStateElsewhere = (part: string, countries: readonly string[]): boolean => {
  if (matchCountry(part) || countries.some((country) => country === part || findSubdivisionByCode(country, part)))
    return false;
  const states = isCode(part) ? [findSubdivisionByCode('US', part)] : findSubdivisionsByName(part).filter(isRegion);
  return states.some((state) => state && federations.has(state.country) && !countries.includes(state.country));
};

/** The codes of the countries that the parts of a place name for certain. */
const findCertainCountries = (parts: readonly string[]): string[] => {
  const countriesByPart = parts.map((part, index) => matchCountries(part, index === 0));
  const certain = listUnique(countriesByPart.filter(({ length }) => length === 1).flat());
  if (certain.length > 0) return parts.slice(1).some((part) => isStateElsewhere(part, certain)) ? [] : certain;
  const cities = parts.filter((_, index) => countriesByPart[index]?.length === 0);
  const confirmed = listUnique(
    parts.flatMap((part, index) =>
      (countriesByPart[index] ?? []).filter((country) => cities.some((city) => isCityConfirmed(city, part, country))),
    ),
  );
  if (confirmed.length > 0 || cities.length < parts.length) return confirmed.length === 1 ? confirmed : [];
  const [state, ...otherStates] = listUnique(matchStateCountry(parts));
  if (!state || otherStates.length > 0) return [];
  const names = parts.filter(
    (part) =>
      !findSubdivisionsByName(part).some((subdivision) => subdivision.country === state && isRegion(subdivision)),
  );
  const isList = names.length > 1 && names.every((name) => findCityCountries(name).size > 0);
  return isList && names.some((name) => isCityElsewhere(name, state)) ? [] : [state];
};

/** Whether a country with its own code is a part of another: Hong Kong is a part of China. */
const isTerritory = (country: string, other: string): boolean => findSubdivisionByCode(other, country) !== undefined;

/** Whether a part is the province around a city; two names of provinces are rather two cities. */
const isSurroundingArea = (part: string, city: string | undefined, country: string | undefined): boolean =>
  country !== undefined &&
  findSubdivisionsByName(part).some(isInCountry(country)) &&
  !(city !== undefined && findSubdivisionsByName(city).some(isInCountry(country)));

/** Converts the parts of a text to a place in a country. */
const toPlace = (parts: readonly string[], country: string | undefined): PostingPlace => {
  const isCountry = (part: string): boolean => {
    const namedCountry = matchCountry(part);
    if (part === country) return true;
    return (
      namedCountry !== null &&
      country !== undefined &&
      (namedCountry === country
        ? !findSubdivisionsByName(part).some(({ code }) => extraRegionCodes.has(code))
        : isTerritory(country, namedCountry))
    );
  };
  const localParts = parts.filter(
    (part) => !isCountry(part) && (country !== undefined || parts.length === 1 || !/^[A-Z]{2}$/.test(part)),
  );
  // `US, New York, Buffalo`: the part before a city is a state, even if a city has the same name.
  const leadsToCity =
    country !== undefined &&
    stateFirstCountries.has(country) &&
    localParts.length > 1 &&
    localParts[0] !== parts[0] &&
    !isCode(localParts[1] ?? '');
  const isState = (part: string, index: number): boolean => {
    if (country === undefined) return false;
    if (isCode(part) && findSubdivisionByCode(country, part)) return true;
    const states = findSubdivisionsByName(part).filter(isInCountry(country));
    return states.some((state) => isRegion(state) || (state.isTop && index === 0 && leadsToCity));
  };
  const cities = localParts.filter((part, index) => !isState(part, index));
  const city =
    cities.find((part) => !buildingPattern.test(part)) ??
    cities[0] ??
    (country && cityStates.has(country)
      ? parts.find((part) => matchCountry(part) === country && !isCode(part))?.replace(/,.*/, '')
      : undefined);
  const areas = localParts.filter((part) => part !== city);
  const region =
    areas.find((part) => isState(part, localParts.indexOf(part))) ??
    areas.find((part) => isSurroundingArea(part, city, country));
  const term = toTerm(city);
  return {
    ...(term && { locationCity: term }),
    ...(region && { region }),
    ...(country && { locationCountry: country }),
  };
};

/** Splits parts that name several countries into places: each country begins a place, or each ends one. */
const splitByCountry = (parts: readonly string[]): PostingPlace[] => {
  const isFirst = matchCountry(parts[0] ?? '') !== null;
  const groups: string[][] = [[]];
  for (const part of parts) {
    const isCountry = matchCountry(part) !== null;
    if (isCountry && isFirst && groups.at(-1)?.length) groups.push([]);
    groups.at(-1)?.push(part);
    if (isCountry && !isFirst) groups.push([]);
  }
  return groups.filter(({ length }) => length > 0).flatMap((group) => toPlaces(group));
};

const toPlaces = (parts: readonly string[], defaultCountry?: string | null): PostingPlace[] => {
  if (parts.length === 0) return defaultCountry ? [{ locationCountry: defaultCountry }] : [];
  const certainCountries = findCertainCountries(parts);
  const countries = certainCountries.filter(
    (country) => !certainCountries.some((other) => other !== country && isTerritory(other, country)),
  );
  // In `Lebanon, NH`, the code of the state decides the country, and the name of a country is a city.
  const stateCountries = countries.filter((candidate) => !parts.some((part) => matchCountry(part) === candidate));
  const country = parts.length === 2 && stateCountries.length === 1 ? stateCountries[0] : countries[0];
  if (countries.length > 1 && stateCountries.length === 0 && !(defaultCountry && countries.includes(defaultCountry)))
    return splitByCountry(parts);
  const isNamed = country !== undefined && parts.some((part) => matchCountry(part) === country);
  const code =
    (isNamed && country !== defaultCountry && !(defaultCountry && isTerritory(defaultCountry, country))
      ? country
      : defaultCountry) ?? country;
  if (code) return [toPlace(parts, code)];
  const [firstCountries = '', ...otherCountries] = parts.map(findCityCountries);
  const isList =
    firstCountries &&
    otherCountries.length > 0 &&
    [firstCountries, ...otherCountries].every(({ size }) => size > 0) &&
    parts.every((part) => !matchCountry(part) && !findSubdivisionsByName(part).some(isRegion)) &&
    otherCountries.every((cityCountries) => cityCountries.isDisjointFrom(firstCountries));
  if (isList) return parts.map((part) => toPlace([part], undefined));
  // A single name that may be a country or a state, such as Georgia, is no city.
  return parts.length === 1 && matchCountries(parts[0] ?? '', true).length > 0 ? [] : [toPlace(parts, undefined)];
};

const isCountryName = (text: string): boolean => matchCountry(stripWorkModel(text)) !== null;

/** Splits the text of one place into its parts, without those that name no place. */
const splitParts = (text: string): string[] => {
  const codeMatch = /^([A-Z]{2,3})[-_](?:([A-Z]{2,3})[-_])?(\S.*)$/.exec(text);
  const expandedText =
    codeMatch && findCountryCode(codeMatch[1] ?? '') ? codeMatch.slice(1).filter(Boolean).join(', ') : text;
  const [, parenthesisText = ''] = /[([（]([^)\]）]*)/.exec(expandedText) ?? [];
  const flatText =
    isCountryName(expandedText) && findCityCountries(parenthesisText).size === 0
      ? expandedText
      : expandedText.replace(/\s*[([（]\s*([^)\]）]*)[)\]）]/g, ', $1');
  const isSpaced = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー\s]+$/u.test(flatText);
  const pieces = (isCountryName(flatText) ? [flatText] : flatText.split(isSpaced ? /\s+/ : /[,，、·]|\s+[-–—]\s+/))
    .map((part) => stripDots(stripPostcode(stripWorkModel(part.trim()))).trim())
    .filter((part) => /\p{L}/u.test(part) && !placelessPattern.test(part));
  // The name of a country may have a comma: `Korea, Republic of`.
  const joinedIndex = pieces.findLastIndex((part, index) => {
    const precedingPart = pieces[index - 1] ?? '';
    const areCountries = matchCountry(precedingPart) && matchCountry(part);
    return index > 0 && !isCode(precedingPart) && !areCountries && findCountryCode(`${precedingPart}, ${part}`);
  });
  return joinedIndex > 0
    ? pieces.toSpliced(joinedIndex - 1, 2, `${pieces[joinedIndex - 1]}, ${pieces[joinedIndex]}`)
    : pieces;
};

const conjunction = /\s+(?:and|&|et|und|e|y)\s+/i;

/** Splits a text at conjunctions, slashes and bars into the texts of its places. */
const splitAlternatives = (text: string): string[] =>
  text
    .split(/\s+(?:or|and\/or|ou|oder|o)\s+|または|或/i)
    .flatMap((alternative) => {
      const pieces = alternative.split(/\s*[|/／]\s*/).filter((piece) => splitParts(piece).length > 0);
      const isMixed = pieces.some(isCountryName) && !pieces.every(isCountryName);
      return isMixed ? pieces.join(', ') : pieces;
    })
    .flatMap((alternative) => {
      const isName = alternative
        .split(/,/)
        .some(
          (part) =>
            conjunction.test(part) && (isCountryName(part.trim()) || findSubdivisionsByName(part.trim()).length > 0),
        );
      return isName ? [alternative] : alternative.split(conjunction);
    });

/**
 * Parses the places of a text; those without a country have the country of the last, unless their city is elsewhere.
 */
const parseGroup = (text: string, defaultCountry: string | null): PostingPlace[] => {
  const places = (placelessPattern.test(text) ? [] : splitAlternatives(text)).flatMap((alternative, index) =>
    toPlaces(splitParts(alternative), index === 0 ? defaultCountry : null),
  );
  const sharedCountry = places.findLast(({ locationCountry }) => locationCountry)?.locationCountry;
  return places.map((place) => {
    const { locationCity, locationCountry } = place;
    const name = typeof locationCity?.names === 'string' ? locationCity.names : '';
    return locationCountry || !sharedCountry || isCityElsewhere(name, sharedCountry)
      ? place
      : { ...place, locationCountry: sharedCountry };
  });
};

const toKey = ({ locationCity, locationCountry }: PostingPlace) => `${locationCity?.key} ${locationCountry}`;

/**
 * Parses the places in texts of job boards, each once: `Paris, France; London, United Kingdom`, `US, CA, Santa Clara`.
 * `country` is the country of the first place, by code or name, if the board provides it. A country that is not certain
 * is left out: `Atlanta, Georgia` could be in two.
 */
export const parsePlaces = (texts: readonly (string | null | undefined)[], country?: string | null): PostingPlace[] => {
  const defaultCountry = country ? findCountryCode(country) : null;
  const groups = [...new Set(texts)]
    .flatMap((text) => (text ?? '').replaceAll('\u00a0', ' ').split(/\s*[;；•\n]\s*/))
    .filter((text) => text.trim());
  const places = groups.flatMap((text, index) => parseGroup(text.trim(), index === 0 ? defaultCountry : null));
  const allPlaces = places.length > 0 || !defaultCountry ? places : [{ locationCountry: defaultCountry }];
  return [...new Map(allPlaces.toReversed().map((place) => [toKey(place), place])).values()].toReversed();
};
