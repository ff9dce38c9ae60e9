import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { HouseMark } from '@/components/ui/HouseMark';
import { MetadataLine } from '@/components/ui/MetadataLine';
import { PhoneLink } from '@/components/ui/PhoneLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Section } from '@/lib/model/section';

export const CountryName = styled.h3`
  font-size: var(--size-heading);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-6) var(--space-5);
`;

const PlaceName = styled.h4`
  font: var(--weight-medium) var(--size-text) / 1.5 var(--font-text);

  /* The bottom edges of marks of different heights are in line. */
  > a {
    display: flex;
    align-items: end;
    min-block-size: var(--control-large);
    margin-block-end: var(--space-2);
  }
`;

export const AddressDetails = styled.div`
  color: var(--muted);

  /* A dotted line extends past its end, here over the edge of a phone. */
  > p {
    margin-inline-end: 0;
  }

  address {
    margin-block-end: var(--space-2);
    font-style: normal;
    color: var(--text);
  }

  p + address {
    margin-block-start: var(--space-2);
  }
`;

export type Place = Section<'addresses'>['countries'][number]['addresses'][number];

interface PlacesProps {
  places: readonly Place[];
  /** Whether they belong to several houses. The heading of each is then its house, otherwise its city. */
  isListed: boolean;
  level: 3 | 4;
}

function PlaceItem({ place, isListed, level }: Omit<PlacesProps, 'places'> & { place: Place }) {
  const { t } = useTranslation('addresses');
  const { kind, name, street, streetLang, city, phone, hours, byAppointment, mapUrl, house } = place;
  return (
    <li>
      <PlaceName as={`h${level}`}>
        {isListed ? (
          <a href={house.href}>
            <HouseMark mark={house.mark} unit="0.6px" />
          </a>
        ) : (
          city
        )}
      </PlaceName>
      <AddressDetails>
        <MetadataLine>
          {t(`kinds.${kind}`)}
          {isListed && city}
          {byAppointment && t('by-appointment')}
        </MetadataLine>
        <address>
          {name && <div>{name}</div>}
          <div lang={streetLang ?? undefined}>
            {street.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
          <PhoneLink phone={phone} />
        </address>
        {hours.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <a href={mapUrl} data-no-print>
          {t('map')}
          <VisuallyHidden>
            {' '}
            {house.title}, <span lang={streetLang ?? undefined}>{street[0]}</span>, {city}
          </VisuallyHidden>
        </a>
      </AddressDetails>
    </li>
  );
}

/** Addresses, side by side. */
export function AddressPlaces({ places, ...props }: PlacesProps) {
  return (
    <List>
      {places.map((place) => (
        <PlaceItem key={`${place.house.href} ${place.mapUrl}`} place={place} {...props} />
      ))}
    </List>
  );
}
