import { findCityCountries } from '../../i18n/city-countries';
import { countryCode } from '../../i18n/countries';
import { findSubdivisionByCode, findSubdivisionsByName, type Subdivision } from '../../i18n/subdivisions';
import type { PostingPlace } from './contract';
import { termOf } from './facts';

const either = (words: string) =>
  words
    .trim()
    .split(/\s*\n\s*/)
    .join('|');

/** How people work, which boards write among places. */
const workModel = either(`
  (?:fully |100 ?% )?remote(?: work)?|hybrid|hybride|hybrid work|on-?site|in[- ](?:the )?office|in[- ]person
  home[- ]?(?:office|based)|work(?:ing)? from home|wfh|tele-?work(?:ing)?|virtual|flexible|field[- ]based
  headquarters?|hq|head office|corporate office|main office
  (?:full )?t[ée]l[ée]travail|pr[ée]sentiel|distanciel|[àa] distance|si[èe]ge(?: social)?
  da remoto|in sede|ibrid[oa]|smart working|sede centrale
  (?:フル)?リモート(?:ワーク|勤務)?|在宅(?:勤務)?|ハイブリッド(?:勤務)?|本社|远程(?:办公|工作)?|混合办公|居家办公|总部
`);

/** Texts that name no place, or one that is larger than a country. */
const nowhere = new RegExp(
  `^(?:${workModel}|${either(`
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

/** A part without work models at its ends. `Remote in France` is in France. */
const withoutWorkModel = (part: string): string =>
  part
    .replace(new RegExp(`^(?:${workModel})(?:\\s*[-–:]\\s*|\\s+(?:(?:in|within|from|en|au|aux)\\s+)?)`, 'iu'), '')
    .replace(new RegExp(`(?:\\s*[-–:]\\s*|\\s+)(?:${workModel})$`, 'iu'), '');

/** A part without its postcode: `F-75008 Paris`, `CA 94105`. */
const withoutPostcode = (part: string): string =>
  part.replace(/^([A-Z]{2}) \d{5}(?:-\d{4})?$/, '$1').replace(/^(?:[A-Z]{1,2}-)?\d{3,6}(?:-\d{3,4})?(?:\s+|$)/, '');

/** Words of shops, streets and buildings, which boards write before their city. */
const site =
  /\d|\b(?:street|avenue|road|rue|boulevard|blvd|via|piazza|place|plaza|mall|square|stra(?:ss|ß)e|boutique|flagship|outlet|airport|building|tower)\b/i;

/** Countries whose states are written as two or three letters. */
const abbreviating = ['US', 'CA', 'AU', 'BR', 'CH', 'IT'];
/** Countries whose states are well known without the country. */
const federations: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);
/** Federations and others that put the state before the city. */
const stateFirst: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'IN']);
/** Countries whose largest subdivisions are regions, not cities with their surroundings. */
const withRegions: ReadonlySet<string> = new Set('US CA AU AT BR CN DE ES FR IN IT JP MX'.split(' '));
const regions: ReadonlySet<string> = new Set(['BE-VLG', 'BE-WAL', 'GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']);
/** Regions that are also cities, or named after one. */
const cityRegions: ReadonlySet<string> = new Set(
  [
    'US-NY US-WA US-DC CA-QC AT-5 AT-9 BR-RJ BR-SP CN-BJ CN-CQ CN-SH CN-TJ DE-BE DE-HB DE-HH ES-MD IN-DL MX-CMX',
    ...'02 05 06 07 12 13 15 16 18 20 21 22 26 27 29 30 31 33 34 35 36 39 40 41 42 43 44 45 46'
      .split(' ')
      .map((n) => `JP-${n}`),
  ].flatMap((codes) => codes.split(' ')),
);
/** Cities that boards write as a country alone. */
const cityStates: ReadonlySet<string> = new Set(['HK', 'LU', 'MC', 'MO', 'SG']);

const isCode = (part: string): boolean => /^[A-Z]{2,3}$/.test(part);
const withoutDots = (part: string): string => (/^(?:[A-Z]\.){2,3}$/.test(part) ? part.replaceAll('.', '') : part);

/** The country that a part names in full or by an unmistakable code; a word of two or three letters is no code. */
const countryNamed = (part: string): string | null =>
  (/^[a-z]{2}$/i.test(part) && !/^(?:UK|US)$/.test(part)) || (/^[a-z]{3}$/i.test(part) && !isCode(part))
    ? null
    : countryCode(part);

const isIn = (country: string) => (subdivision: Subdivision) => subdivision.country === country;
const isRegion = ({ code, country, isTop }: Subdivision): boolean =>
  regions.has(code) || (isTop && withRegions.has(country) && !cityRegions.has(code));
const unique = (countries: readonly (string | null | undefined)[]): string[] => [
  ...new Set(countries.filter((one) => one !== null && one !== undefined)),
];

/** The countries that a part may name, or name a state of: Georgia is both. */
const countriesNamed = (part: string, isFirst: boolean): string[] => {
  if (/^[A-Z]{2}$/.test(part) && !/^(?:UK|US)$/.test(part)) {
    const writers = isFirst ? ['US'] : abbreviating;
    return unique([countryCode(part), ...writers.filter((country) => findSubdivisionByCode(country, part))]);
  }
  const country = countryNamed(part);
  const states = findSubdivisionsByName(part).filter(
    (one) => federations.has(one.country) && !one.code.endsWith(`-${country}`),
  );
  if (country) return unique([country, ...states.map((state) => state.country)]);
  return isCode(part) && findSubdivisionByCode('AU', part) ? ['AU'] : [];
};

/** The country whose state one of the parts names, if no other country has a state of that name. */
const countryOfState = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => {
    const states = findSubdivisionsByName(part);
    const known = parts.length === 1 ? [] : states.filter((one) => federations.has(one.country));
    const [country, ...others] = unique((known.length > 0 ? known : states).map((one) => one.country));
    const isClear = states.some((one) => isRegion(one) || (index > 0 && federations.has(one.country)));
    return country && others.length === 0 && isClear ? [country] : [];
  });

const isElsewhere = (city: string, country: string): boolean => {
  const known = findCityCountries(city);
  return known.size > 0 && !known.has(country);
};

/** Whether a city is known where an ambiguous name or code says: `Tbilisi, Georgia`; `Detroit, MI`; `Milano, MI`. */
const isConfirmed = (city: string, part: string, country: string): boolean => {
  const known = findSubdivisionsByName(city);
  if (known.some(isRegion)) return false;
  return countryCode(part) === country || federations.has(country)
    ? findCityCountries(city).has(country)
    : known.some(({ code }) => code === `${country}-${part}`);
};

/** Whether a part is a state of another country: `Lebanon, New Hampshire` and `Mexico, MO` may be cities in states. */
const isStateElsewhere = (part: string, countries: readonly string[]): boolean => {
  if (countryNamed(part) || countries.some((country) => country === part || findSubdivisionByCode(country, part)))
    return false;
  const states = isCode(part) ? [findSubdivisionByCode('US', part)] : findSubdivisionsByName(part).filter(isRegion);
  return states.some((state) => state && federations.has(state.country) && !countries.includes(state.country));
};

/** The countries that the parts of a place name for certain. */
const certainCountries = (parts: readonly string[]): string[] => {
  const named = parts.map((part, index) => countriesNamed(part, index === 0));
  const certain = unique(named.filter(({ length }) => length === 1).flat());
  if (certain.length > 0) return parts.slice(1).some((part) => isStateElsewhere(part, certain)) ? [] : certain;
  const cities = parts.filter((_, index) => named[index]?.length === 0);
  const confirmed = unique(
    parts.flatMap((part, index) =>
      (named[index] ?? []).filter((country) => cities.some((city) => isConfirmed(city, part, country))),
    ),
  );
  if (confirmed.length > 0 || cities.length < parts.length) return confirmed.length === 1 ? confirmed : [];
  const [state, ...others] = unique(countryOfState(parts));
  if (!state || others.length > 0) return [];
  const names = parts.filter(
    (part) => !findSubdivisionsByName(part).some((one) => one.country === state && isRegion(one)),
  );
  const isList = names.length > 1 && names.every((name) => findCityCountries(name).size > 0);
  return isList && names.some((name) => isElsewhere(name, state)) ? [] : [state];
};

/** Whether a country is a part of another that has its own code: Hong Kong of China. */
const isTerritory = (country: string, other: string): boolean => findSubdivisionByCode(other, country) !== undefined;

/** Whether a part is where a city is; two names of provinces are rather two cities. */
const isOtherArea = (part: string, city: string | undefined, country: string | undefined): boolean =>
  country !== undefined &&
  findSubdivisionsByName(part).some(isIn(country)) &&
  !(city !== undefined && findSubdivisionsByName(city).some(isIn(country)));

/** A place in a country, from the parts of its text. */
const placeIn = (parts: readonly string[], country: string | undefined): PostingPlace => {
  const isCountry = (part: string): boolean => {
    const named = countryNamed(part);
    if (part === country) return true;
    return (
      named !== null &&
      country !== undefined &&
      (named === country
        ? !findSubdivisionsByName(part).some(({ code }) => regions.has(code))
        : isTerritory(country, named))
    );
  };
  const others = parts.filter(
    (part) => !isCountry(part) && (country !== undefined || parts.length === 1 || !/^[A-Z]{2}$/.test(part)),
  );
  // `US, New York, Buffalo`: what is before a city is a state there, even if it has the name of a city.
  const leadsToCity =
    country !== undefined &&
    stateFirst.has(country) &&
    others.length > 1 &&
    others[0] !== parts[0] &&
    !isCode(others[1] ?? '');
  const isState = (part: string, index: number): boolean => {
    if (country === undefined) return false;
    if (isCode(part) && findSubdivisionByCode(country, part)) return true;
    const states = findSubdivisionsByName(part).filter(isIn(country));
    return states.some((state) => isRegion(state) || (state.isTop && index === 0 && leadsToCity));
  };
  const cities = others.filter((part, index) => !isState(part, index));
  const city =
    cities.find((part) => !site.test(part)) ??
    cities[0] ??
    (country && cityStates.has(country)
      ? parts.find((part) => countryNamed(part) === country && !isCode(part))?.replace(/,.*/, '')
      : undefined);
  const areas = others.filter((part) => part !== city);
  const region =
    areas.find((part) => isState(part, others.indexOf(part))) ?? areas.find((part) => isOtherArea(part, city, country));
  const term = termOf(city);
  return { ...(term && { city: term }), ...(region && { region }), ...(country && { country }) };
};

/** The places of parts that name several countries: each country begins a place, or ends one. */
const placesByCountry = (parts: readonly string[]): PostingPlace[] => {
  const isFirst = countryNamed(parts[0] ?? '') !== null;
  const groups: string[][] = [[]];
  for (const part of parts) {
    const isCountry = countryNamed(part) !== null;
    if (isCountry && isFirst && groups.at(-1)?.length) groups.push([]);
    groups.at(-1)?.push(part);
    if (isCountry && !isFirst) groups.push([]);
  }
  return groups.filter(({ length }) => length > 0).flatMap((group) => placesOfParts(group));
};

const placesOfParts = (parts: readonly string[], given?: string | null): PostingPlace[] => {
  if (parts.length === 0) return given ? [{ country: given }] : [];
  const certain = certainCountries(parts);
  const inner = certain.filter((country) => !certain.some((other) => other !== country && isTerritory(other, country)));
  // The country of a state by its code, before whose name a city may have that of a country: `Lebanon, NH`.
  const ofState = inner.filter((one) => !parts.some((part) => countryNamed(part) === one));
  const country = parts.length === 2 && ofState.length === 1 ? ofState[0] : inner[0];
  if (inner.length > 1 && ofState.length === 0 && !(given && inner.includes(given))) return placesByCountry(parts);
  const isNamed = country !== undefined && parts.some((part) => countryNamed(part) === country);
  const code = (isNamed && country !== given && !(given && isTerritory(given, country)) ? country : given) ?? country;
  if (code) return [placeIn(parts, code)];
  const [first = '', ...others] = parts.map(findCityCountries);
  const isList =
    first &&
    others.length > 0 &&
    [first, ...others].every(({ size }) => size > 0) &&
    parts.every((part) => !countryNamed(part) && !findSubdivisionsByName(part).some(isRegion)) &&
    others.every((one) => one.isDisjointFrom(first));
  if (isList) return parts.map((part) => placeIn([part], undefined));
  // A lone name that is a country or a state, such as Georgia, is no city.
  return parts.length === 1 && countriesNamed(parts[0] ?? '', true).length > 0 ? [] : [placeIn(parts, undefined)];
};

const isArea = (text: string): boolean => countryNamed(withoutWorkModel(text)) !== null;

/** The parts of one place, from the first to the last, without those that say nothing of it. */
const partsOf = (text: string): string[] => {
  const coded = /^([A-Z]{2,3})[-_](?:([A-Z]{2,3})[-_])?(\S.*)$/.exec(text);
  const open = coded && countryCode(coded[1] ?? '') ? coded.slice(1).filter(Boolean).join(', ') : text;
  const [, gloss = ''] = /[([（]([^)\]）]*)/.exec(open) ?? [];
  const bare =
    isArea(open) && findCityCountries(gloss).size === 0
      ? open
      : open.replace(/\s*[([（]\s*([^)\]）]*)[)\]）]/g, ', $1');
  const isSpaced = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー\s]+$/u.test(bare);
  const pieces = (isArea(bare) ? [bare] : bare.split(isSpaced ? /\s+/ : /[,，、·]|\s+[-–—]\s+/))
    .map((part) => withoutDots(withoutPostcode(withoutWorkModel(part.trim()))).trim())
    .filter((part) => /\p{L}/u.test(part) && !nowhere.test(part));
  // A country whose name has a comma: `Korea, Republic of`.
  const joined = pieces.findLastIndex((part, index) => {
    const before = pieces[index - 1] ?? '';
    const areCountries = countryNamed(before) && countryNamed(part);
    return index > 0 && !isCode(before) && !areCountries && countryCode(`${before}, ${part}`);
  });
  return joined > 0 ? pieces.toSpliced(joined - 1, 2, `${pieces[joined - 1]}, ${pieces[joined]}`) : pieces;
};

const conjunction = /\s+(?:and|&|et|und|e|y)\s+/i;

/** The texts of the places in a text without strict separators; those of a group may share the country of the last. */
const splitLoosely = (text: string): string[] =>
  text
    .split(/\s+(?:or|and\/or|ou|oder|o)\s+|または|或/i)
    .flatMap((one) => {
      const pieces = one.split(/\s*[|/／]\s*/).filter((piece) => partsOf(piece).length > 0);
      const isMixed = pieces.some(isArea) && !pieces.every(isArea);
      return isMixed ? pieces.join(', ') : pieces;
    })
    .flatMap((one) => {
      const isName = one
        .split(/,/)
        .some(
          (part) => conjunction.test(part) && (isArea(part.trim()) || findSubdivisionsByName(part.trim()).length > 0),
        );
      return isName ? [one] : one.split(conjunction);
    });

const placesOfGroup = (text: string, given: string | null): PostingPlace[] => {
  const places = (nowhere.test(text) ? [] : splitLoosely(text)).flatMap((one, index) =>
    placesOfParts(partsOf(one), index === 0 ? given : null),
  );
  const shared = places.findLast(({ country }) => country)?.country;
  return places.map((place) => {
    const name = typeof place.city?.names === 'string' ? place.city.names : '';
    return place.country || !shared || isElsewhere(name, shared) ? place : { ...place, country: shared };
  });
};

const keyOf = ({ city, country }: PostingPlace) => `${city?.key} ${country}`;

/**
 * The places of texts as boards write them, each once: `Paris, France; London, United Kingdom`, `US, CA, Santa Clara`.
 * `country` is the board's own answer for the first, by code or name, if it gives one. A country that is not certain is
 * left out, as `Atlanta, Georgia` could be in two.
 */
export const placesOf = (texts: readonly (string | null | undefined)[], country?: string | null): PostingPlace[] => {
  const given = country ? countryCode(country) : null;
  const groups = [...new Set(texts)]
    .flatMap((text) => (text ?? '').replaceAll('\u00a0', ' ').split(/\s*[;；•\n]\s*/))
    .filter((text) => text.trim());
  const places = groups.flatMap((text, index) => placesOfGroup(text.trim(), index === 0 ? given : null));
  const found = places.length > 0 || !given ? places : [{ country: given }];
  return [...new Map(found.toReversed().map((place) => [keyOf(place), place])).values()].toReversed();
};
