import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Status } from '@/components/lists/Status.styles';
import { HouseMark } from '@/components/ui/HouseMark';
import { ListFilters } from '@/components/ui/ListFilters';
import { MetadataLine } from '@/components/ui/MetadataLine';
import { PhoneLink } from '@/components/ui/PhoneLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import { listSeparator } from '@/lib/i18n/writing';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { contactLink } from '@/styles/mixins';
import { Section } from './Section';
import { SectionDisclosure } from './SectionDisclosure';

const Rows = styled.div`
  margin-block-start: var(--space-7);
  border-block-end: 1px solid var(--hairline);

  > div {
    display: grid;
    gap: var(--space-5);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--hairline);

    ${media.tablet} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }

    ${media.desktop} {
      grid-template-columns: var(--columns);

      > :first-child {
        grid-column: start / side;
      }

      > :last-child {
        grid-column: side / end;
      }
    }
  }

  a {
    ${contactLink}
  }
`;

/** The index of countries. On mobile, the folded countries themselves are one. */
const Countries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  margin-block-start: var(--space-4);

  ${media.mobile} {
    display: none;
  }

  a {
    ${contactLink}
  }
`;

const CountryName = styled.h3`
  font-size: var(--size-heading);
`;

/** The countries of all houses. Each shows its addresses on request. */
const Folds = styled.div`
  margin-block-start: var(--space-6);

  summary > span {
    flex: 1;
    font: var(--weight-text) var(--size-small) / 1.5 var(--font-text);
    color: var(--muted);
    text-wrap: pretty;
  }

  ${media.desktop} {
    summary > :first-child {
      flex: 0 0 25%;
    }
  }

  a {
    ${contactLink}
  }
`;

const Places = styled.ul`
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
    min-block-size: 3rem;
    margin-block-end: var(--space-2);
  }
`;

const Details = styled.div`
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

const RepairText = styled.p`
  max-inline-size: var(--measure);
`;

type Contact = NonNullable<SectionModel<'addresses'>['contact']>;
type Place = SectionModel<'addresses'>['countries'][number]['addresses'][number];

/** One address. Its heading is the city or, if it is listed with those of other houses, the name of its house. */
function PlaceItem({ place, isListed, level }: { place: Place; isListed: boolean; level: 3 | 4 }) {
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
      <Details>
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
        <a href={mapUrl}>
          {t('map')}
          <VisuallyHidden>
            {' '}
            {house.title}, <span lang={streetLang ?? undefined}>{street[0]}</span>, {city}
          </VisuallyHidden>
        </a>
      </Details>
    </li>
  );
}

/** The client service, repair and website of a house. */
function ContactRows({ contact: { clientService, country, repair, site }, level }: { contact: Contact; level: 2 | 3 }) {
  const { t } = useTranslation('addresses');
  const { locale } = useContent();
  const heading = `h${level}` as const;
  return (
    <>
      {clientService && (
        <div>
          <CountryName as={heading}>{t('client-service')}</CountryName>
          <Details>
            <address>
              <PhoneLink phone={clientService.phone} />
              <br />
              <a href={`mailto:${clientService.email}`}>{clientService.email}</a>
            </address>
            {clientService.hours.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {clientService.hours.length > 0 && <p>{t('local-time', { country })}</p>}
            {clientService.languages.length > 0 && (
              <p>{t('languages', { languages: clientService.languages.join(listSeparator[locale]) })}</p>
            )}
          </Details>
        </div>
      )}
      {repair && (
        <div>
          <CountryName as={heading}>{t('repair')}</CountryName>
          <div>
            <RepairText>{repair.text}</RepairText>
            {repair.url && <a href={repair.url}>{t('request-repair')}</a>}
          </div>
        </div>
      )}
      {site && (
        <div>
          <CountryName as={heading}>{t('site')}</CountryName>
          <p>
            <a href={site}>{new URL(site).host}</a>
          </p>
        </div>
      )}
    </>
  );
}

/** The most addresses that are shown at once, such as those of a chosen house or country. */
const maxUnfolded = 20;

/** Shows the addresses of the country to which a link leads. Without JavaScript, the link leads to its folded row. */
const unfold = (anchor: string) => document.getElementById(anchor)?.setAttribute('open', '');

/**
 * The addresses of a house by country, with its client service, repair and website; on other pages, those of all houses
 * with filters, folded by country.
 */
export function Addresses({ anchor, title, intro, link, countries, contact, filters }: SectionModel<'addresses'>) {
  const { t } = useTranslation('lists');
  const { t: addressesT } = useTranslation('addresses');
  const { locale } = useContent();
  const level = title ? 3 : 2;
  const count = countries.flatMap(({ addresses }) => addresses).length;
  const listCities = (addresses: Place[]) =>
    [...new Set(addresses.map(({ city }) => city))].join(listSeparator[locale]);
  const renderPlaces = (addresses: Place[]) => (
    <Places>
      {addresses.map((place) => (
        <PlaceItem
          key={`${place.house.href} ${place.mapUrl}`}
          place={place}
          isListed={!contact}
          level={level === 3 ? 4 : 3}
        />
      ))}
    </Places>
  );
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      <ListFilters filters={filters} />
      {!contact && <Status role="status">{count > 0 ? t('count', { count }) : t('empty')}</Status>}
      {!contact && countries.length > 1 && (
        <nav aria-label={addressesT('countries')}>
          <Countries>
            {countries.map(({ anchor, name, addresses }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} onClick={() => unfold(anchor)}>
                  {addressesT('country-count', { country: name, number: addresses.length })}
                </a>
              </li>
            ))}
          </Countries>
        </nav>
      )}
      {!contact && (
        <Folds>
          {countries.map(({ anchor: countryAnchor, name, addresses }) => (
            <SectionDisclosure
              key={name}
              id={countryAnchor}
              open={count <= maxUnfolded || undefined}
              summary={
                <>
                  <CountryName as={`h${level}`}>{name}</CountryName>
                  <span>{[addressesT('count', { count: addresses.length }), listCities(addresses)].join(' · ')}</span>
                </>
              }
            >
              <div>{renderPlaces(addresses)}</div>
            </SectionDisclosure>
          ))}
        </Folds>
      )}
      {contact && (
        <Rows>
          {countries.map(({ name, addresses }) => (
            <div key={name}>
              <CountryName as={`h${level}`}>{name}</CountryName>
              {renderPlaces(addresses)}
            </div>
          ))}
          <ContactRows contact={contact} level={level} />
        </Rows>
      )}
    </Section>
  );
}
