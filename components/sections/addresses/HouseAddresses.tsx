import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { PhoneLink } from '@/components/ui/PhoneLink';
import { Section } from '@/components/ui/Section';
import { SectionDisclosure } from '@/components/ui/SectionDisclosure';
import { useContent } from '@/contexts/ContentContext';
import { listSeparator } from '@/lib/i18n/writing';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { contactLink, lineAbove, lineBelow } from '@/styles/mixins';
import { AddressDetails, AddressPlaces, CountryName } from './AddressPlaces';

const Rows = styled.div`
  margin-block-start: var(--space-7);
  ${lineBelow}

  > div {
    display: grid;
    gap: var(--space-5);
    padding-block: var(--space-5);
    ${lineAbove}

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

const RepairText = styled.p`
  max-inline-size: var(--measure);
`;

type Contact = NonNullable<SectionModel<'addresses'>['contact']>;

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
          <AddressDetails>
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
          </AddressDetails>
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

/** The countries of a house with many of them, each of which shows its addresses on request. */
const Folds = styled.div`
  margin-block-start: var(--space-7);

  a {
    ${contactLink}
  }

  + ${Rows} {
    margin-block-start: 0;
  }
`;

/** The most countries whose addresses are shown at once. */
const maxUnfolded = 5;

type HouseAddressesProps = SectionModel<'addresses'> & { contact: Contact };

/** The addresses of a house by country, with its client service, repair and website. */
export function HouseAddresses({ anchor, title, intro, link, countries, contact }: HouseAddressesProps) {
  const level = title ? 3 : 2;
  const isFolded = countries.length > maxUnfolded;
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      {isFolded && (
        <Folds>
          {countries.map(({ anchor: countryAnchor, name, addresses }) => (
            <SectionDisclosure
              key={name}
              id={countryAnchor}
              summary={<CountryName as={`h${level}`}>{name}</CountryName>}
            >
              <div>
                <AddressPlaces places={addresses} isListed={false} level={level === 3 ? 4 : 3} />
              </div>
            </SectionDisclosure>
          ))}
        </Folds>
      )}
      <Rows>
        {(isFolded ? [] : countries).map(({ name, addresses }) => (
          <div key={name}>
            <CountryName as={`h${level}`}>{name}</CountryName>
            <AddressPlaces places={addresses} isListed={false} level={level === 3 ? 4 : 3} />
          </div>
        ))}
        <ContactRows contact={contact} level={level} />
      </Rows>
    </Section>
  );
}
