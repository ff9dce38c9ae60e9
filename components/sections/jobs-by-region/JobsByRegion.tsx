import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Section } from '@/components/ui/Section';
import { SkipLink } from '@/components/ui/SkipLink';
import { useContent } from '@/contexts/ContentContext';
import { track } from '@/lib/browser/analytics/track';
import { formatCount } from '@/lib/i18n/writing';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { lineAbove, plainLink, tabular } from '@/styles/mixins';

const Regions = styled.ul`
  margin-block: var(--space-7) calc(-1 * var(--space-7));
  column-gap: var(--space-7);

  ${media.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    display: block;
    columns: 3;
  }

  > li {
    break-inside: avoid;
    padding-block-end: var(--space-7);
  }

  h3 {
    font-size: var(--size-heading);
  }

  h3 a {
    text-decoration: none;
  }

  h3 small {
    display: block;
    margin-block-start: var(--space-2);
    font: var(--weight-text) var(--size-small) / 1.4 var(--font-text);
    color: var(--muted);
    letter-spacing: 0;
  }
`;

const Countries = styled.ul`
  margin-block-start: var(--space-4);
  padding-block-start: var(--space-4);
  ${lineAbove}

  ${media.mobile} {
    columns: 2;
    column-gap: var(--space-5);
  }

  a {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-1);
    ${plainLink}
  }

  span {
    flex: none;
    color: var(--muted);
    ${tabular}
  }
`;

/** The regions and countries that have offers, with counts; each is a link to its offers. */
export default function JobsByRegion({ anchor, title, intro, regions, link }: SectionModel<'jobs-by-region'>) {
  const { t } = useTranslation('jobs');
  const { locale } = useContent();
  if (regions.length === 0) return null;
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      <SkipLink href="#after-regions">{t('byRegion.skip')}</SkipLink>
      <Regions>
        {regions.map(({ label, count, href, countries }) => (
          <li key={href}>
            <h3>
              <a href={href} onClick={() => track('Job offers', 'Click map', label)}>
                {label} <small>{t('byRegion.count', { count, number: formatCount(locale, count) })}</small>
              </a>
            </h3>
            <Countries>
              {countries.map((country) => (
                <li key={country.href}>
                  <a href={country.href} onClick={() => track('Job offers', 'Click map', country.label)}>
                    {country.label} <span>{formatCount(locale, country.count)}</span>
                  </a>
                </li>
              ))}
            </Countries>
          </li>
        ))}
      </Regions>
      <div id="after-regions" tabIndex={-1} />
    </Section>
  );
}
