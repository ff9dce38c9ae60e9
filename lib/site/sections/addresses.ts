import { formatOpeningHours, getCountryName, getLanguageName } from '../../i18n/formats';
import { getLanguageTag, type Locale, mapLocales } from '../../i18n/locales';
import type { HouseAddress } from '../../model/house';
import type { SectionData } from '../../model/section';
import type { Edition, PageSummary } from '../../upstreams/cms/contract';
import { toPageCard } from '../pages/cards';
import { listPages } from '../pages/page-index';
import { buildFilter, getFacetValue, type SectionLoader, toSortedOptions } from './context';

const buildOpenStreetMapUrl = ({ latitude, longitude }: HouseAddress) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** A map that mainland China licenses. Its own coordinates differ from those of GPS, which are `wgs84`. */
const buildAmapUrl = ({ latitude, longitude, localStreet, street }: HouseAddress) =>
  `https://uri.amap.com/marker?${new URLSearchParams({ position: `${longitude},${latitude}`, coordinate: 'wgs84', name: (localStreet ?? street).join(' ') })}`;

const buildMapUrl: Record<Locale, (address: HouseAddress) => string> = {
  ...mapLocales(() => buildOpenStreetMapUrl),
  cn: buildAmapUrl,
};

type AddressItem = SectionData<'addresses'>['countries'][number]['addresses'][number];

/** Whether readers of a locale know the Chinese characters in which East Asian addresses are written. */
const readsHan = (locale: Locale): boolean =>
  ['Hans', 'Hant', 'Jpan'].includes(new Intl.Locale(getLanguageTag(locale)).maximize().script ?? '');

/** The address with the street, which includes its name and city, in the script of its country, if the reader reads it. */
const localizeStreet = (locale: Locale, { localStreet, name, ...address }: HouseAddress) => {
  if (!localStreet || !readsHan(locale)) return { ...address, ...(name && { name }), streetLang: null };
  const language = new Intl.Locale('und', { region: address.country }).maximize().minimize();
  return { ...address, street: localStreet, streetLang: `${language}` };
};

const listAddresses = (locale: Locale, page: PageSummary): AddressItem[] => {
  const { title, href } = toPageCard(locale, page);
  const { house } = page;
  if (!house) return [];
  return house.contact.addresses.map((address) => ({
    ...localizeStreet(locale, address),
    house: { title, href, mark: house.mark },
    hours: address.openingHours.map((hours) => formatOpeningHours(locale, hours)),
    mapUrl: buildMapUrl[locale](address),
  }));
};

const buildContact = (
  locale: Locale,
  { contact, country }: NonNullable<PageSummary['house']>,
): SectionData<'addresses'>['contact'] => {
  const { site, clientService, repair } = contact;
  return {
    site,
    country: getCountryName(locale, country),
    repair,
    clientService: clientService && {
      phone: clientService.phone,
      email: clientService.email,
      hours: clientService.openingHours.map((hours) => formatOpeningHours(locale, hours)),
      languages: clientService.languages.map((language) => getLanguageName(locale, language)),
    },
  };
};

const listCountries = (edition: Edition, addresses: readonly HouseAddress[]) =>
  toSortedOptions(
    edition,
    addresses.map(({ country }) => country),
    (code) => getCountryName(edition.locale, code),
  );

const groupByCountry = (edition: Edition, addresses: AddressItem[]) => {
  const { compare } = new Intl.Collator(getLanguageTag(edition.locale));
  const byCity = addresses.toSorted((a, b) => compare(a.city, b.city));
  return listCountries(edition, addresses).map(({ key, label }) => ({
    anchor: key.toLowerCase(),
    name: label,
    addresses: byCity.filter(({ country }) => country === key),
  }));
};

export const addresses: SectionLoader<'addresses'> = {
  load: async (_, { edition, page, listQuery }) => {
    const { locale } = edition;
    if (page.house) {
      const countries = groupByCountry(edition, listAddresses(locale, page));
      return { countries, contact: buildContact(locale, page.house), filters: [] };
    }
    const houses = (await listPages(edition, 'house')).filter(({ house }) => house?.contact.addresses.length);
    const [chosenHouse, chosenCountry] = [getFacetValue(listQuery, 'house'), getFacetValue(listQuery, 'country')];
    const addresses = houses
      .filter(({ id }) => !chosenHouse || id === chosenHouse)
      .flatMap((house) => listAddresses(locale, house))
      .filter(({ country }) => !chosenCountry || country === chosenCountry);
    const allAddresses = houses.flatMap(({ house }) => house?.contact.addresses ?? []);
    const houseOptions = houses.map(({ id, pageTitle }) => ({ key: id, label: pageTitle }));
    return {
      countries: groupByCountry(edition, addresses),
      contact: null,
      filters: [
        buildFilter(listQuery, 'country', listCountries(edition, allAddresses)),
        buildFilter(listQuery, 'house', houseOptions),
      ],
    };
  },
};
