import type { AddressKind } from '../../model/house';
import { createThing, findSections, type PageWithUrl, type Thing } from './thing';

const typesByKind: Record<AddressKind, string> = {
  shop: 'Store',
  workshop: 'LocalBusiness',
  estate: 'Winery',
  distillery: 'Distillery',
  hotel: 'Hotel',
};

/** The schema.org objects of a house's addresses, on the page of the house. */
export const buildAddressThings = ({ page, url }: PageWithUrl): Thing[] =>
  findSections(page, 'addresses')
    .filter(({ contact }) => contact)
    .flatMap(({ countries }) => countries.flatMap(({ addresses }) => addresses))
    .map(({ kind, name, street, city, country, phone, openingHours, latitude, longitude, mapUrl, house }) =>
      createThing(typesByKind[kind], {
        name: name ?? `${house.title} ${city}`,
        url,
        telephone: phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street.join(', '),
          addressLocality: city,
          addressCountry: country,
        },
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
        hasMap: mapUrl,
        ...(openingHours.length > 0 && { openingHours }),
        parentOrganization: { '@type': 'Organization', name: house.title, url },
      }),
    );
