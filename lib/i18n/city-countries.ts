import zones from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import { toCountryKey } from './country-key';
import { findSubdivisionsByName } from './subdivisions';

/** The countries of the cities after which time zones are named: `Europe/Amsterdam` is in the Netherlands. */
const loadCityCountries = () => {
  const countries = new Map<string, string>();
  for (const { mapZone } of zones.supplemental.windowsZones.mapTimezones)
    for (const zone of mapZone._type.split(' ')) {
      const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
      if (/^[A-Z]{2}$/.test(mapZone._territory) && mapZone._territory !== 'ZZ')
        countries.set(toCountryKey(city), mapZone._territory);
    }
  return countries;
};

let cachedCountries: ReturnType<typeof loadCityCountries> | undefined;

/**
 * The ISO 3166 codes of the countries with a subdivision or a time zone that is named after a city; empty if the city
 * is unknown. For the server only, because the tables are large.
 */
export const findCityCountries = (name: string): ReadonlySet<string> => {
  cachedCountries ??= loadCityCountries();
  const country = cachedCountries.get(toCountryKey(name));
  return new Set([...findSubdivisionsByName(name).map(({ country }) => country), ...(country ? [country] : [])]);
};
