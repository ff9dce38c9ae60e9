import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Status } from '@/components/lists/Status';
import { ListFilters } from '@/components/ui/ListFilters';
import { Section } from '@/components/ui/Section';
import { SectionDisclosure } from '@/components/ui/SectionDisclosure';
import { useContent } from '@/contexts/ContentContext';
import { listSeparator } from '@/lib/i18n/writing';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { contactLink, row } from '@/styles/mixins';
import { AddressPlaces, CountryName, type Place } from './AddressPlaces';

/** The index of countries. On mobile, the folded countries themselves are one. */
const Countries = styled.ul`
  ${row('0 5')}
  margin-block-start: var(--space-4);

  ${media.mobile} {
    display: none;
  }

  a {
    ${contactLink}
  }
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

  ${media.mobile} {
    summary {
      display: grid;
      grid-template-columns: 1fr auto;
      row-gap: var(--space-2);
    }

    summary > span {
      grid-area: 2 / 1;
    }
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

/** The most addresses that are shown at once, such as those of a chosen house or country. */
const maxUnfolded = 20;

/** Shows the addresses of the country to which a link leads. Without JavaScript, the link leads to its folded row. */
const unfold = (anchor: string) => document.getElementById(anchor)?.setAttribute('open', '');

/** The addresses of all houses with filters, folded by country. */
export function AllAddresses({ anchor, title, intro, link, countries, filters }: SectionModel<'addresses'>) {
  const { t } = useTranslation('lists');
  const { t: addressesT } = useTranslation('addresses');
  const { locale } = useContent();
  const level = title ? 3 : 2;
  const count = countries.flatMap(({ addresses }) => addresses).length;
  const listCities = (addresses: Place[]) =>
    [...new Set(addresses.map(({ city }) => city))].join(listSeparator[locale]);
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      <ListFilters filters={filters} />
      <Status role="status">{count > 0 ? t('count', { count }) : t('empty')}</Status>
      {countries.length > 1 && (
        <nav aria-label={addressesT('countries')}>
          <Countries>
            {countries.map(({ anchor: countryAnchor, name, addresses }) => (
              <li key={countryAnchor}>
                <a href={`#${countryAnchor}`} onClick={() => unfold(countryAnchor)}>
                  {addressesT('country-count', { country: name, number: addresses.length })}
                </a>
              </li>
            ))}
          </Countries>
        </nav>
      )}
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
            <div>
              <AddressPlaces places={addresses} isListed level={level === 3 ? 4 : 3} />
            </div>
          </SectionDisclosure>
        ))}
      </Folds>
    </Section>
  );
}
