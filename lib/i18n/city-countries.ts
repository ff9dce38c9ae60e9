import zones from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import { countryKey } from './country-key';
import { subdivisionsNamed } from './subdivisions';

/** The countries of the cities that time zones are named after: `Europe/Amsterdam` is in the Netherlands. */
const loadZones = () => {
  const countries = new Map<string, string>();
  for (const { mapZone } of zones.supplemental.windowsZones.mapTimezones)
    for (const zone of mapZone._type.split(' ')) {
      const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
      if (/^[A-Z]{2}$/.test(mapZone._territory) && mapZone._territory !== 'ZZ')
        countries.set(countryKey(city), mapZone._territory);
    }
  return countries;
};

let loaded: ReturnType<typeof loadZones> | undefined;

/**
 * The countries that a city is known to be in, since a subdivision or a time zone is named after it; none if it is not
 * known. For the server only.
 */
export const countriesOfCity = (name: string): ReadonlySet<string> => {
  loaded ??= loadZones();
  const zone = loaded.get(countryKey(name));
  return new Set([...subdivisionsNamed(name).map(({ country }) => country), ...(zone ? [zone] : [])]);
};
