import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import styled from 'styled-components';
import { Logo } from '@/components/ui/Logo';
import { useContent } from '@/contexts/ContentContext';
import { toPagePath } from '@/lib/i18n/paths';
import { media } from '@/styles/breakpoints';
import { onInk, plainLink, row } from '@/styles/mixins';
import { CookieOptionsLink } from '../consent/CookieOptionsLink';
import { Copyright } from './Copyright';
import { LanguageLinks } from './LanguageLinks';
import { SiteDirectory } from './SiteDirectory';
import { SocialLinks } from './SocialLinks';

const Base = styled.footer`
  padding-block: var(--space-8) var(--space-6);
  ${onInk}
  font-size: var(--size-small);

  a {
    display: inline-block;
    padding-block: var(--space-2);
    ${plainLink}
  }
`;

const Row = styled.div`
  display: grid;
  gap: var(--space-5);
  inline-size: calc(min(100%, var(--page)) - 2 * var(--gutter));
  margin-inline: auto;
  padding-block: var(--space-5);

  & + & {
    border-block-start: 1px solid var(--hairline-light);
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    border-block-start: 1px solid var(--hairline-light);
  }
`;

/** The links and the copyright line, with the networks beside the line; on desktop, beside both. */
const Closing = styled(Row)`
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: var(--space-3);

    > :first-child {
      grid-column: 1 / -1;
    }

    > nav + nav {
      grid-area: 2 / 2;
    }
  }

  ${media.desktop} {
    > :first-child {
      grid-column-end: 2;
    }

    > nav + nav {
      grid-row: 1 / span 2;
    }
  }
`;

const Legal = styled.div`
  ${row('0 5')}
  align-items: center;
  color: var(--ivory-soft);
`;

const HomeLink = styled.a`
  justify-self: start;
`;

const Links = styled.ul`
  ${row('0 5')}
  align-items: center;
`;

const Languages = styled(LanguageLinks)`
  ${row('0 5')}

  [aria-current] {
    color: var(--brass-light);
  }
`;

const Social = styled(SocialLinks)`
  margin-inline: calc(-1 * var(--space-3));

  a {
    display: inline-grid;
  }
`;

export const Footer = memo(function Footer() {
  const { t } = useTranslation();
  const { locale, footerLinks, filings, socialNetworks } = useContent();
  return (
    <Base>
      <SiteDirectory />
      <Row>
        <HomeLink href={toPagePath(locale, '')} aria-label={t('shell.home')}>
          <Logo />
        </HomeLink>
        <nav aria-label={t('language.label')}>
          <Languages />
        </nav>
      </Row>
      <Closing>
        <nav aria-label={t('footer.links')}>
          <Links>
            {footerLinks.map(({ title, url }) => (
              <li key={title}>
                <a href={url}>{title}</a>
              </li>
            ))}
            <li>
              <CookieOptionsLink />
            </li>
          </Links>
        </nav>
        {socialNetworks.length > 0 && (
          <Links as="nav" aria-labelledby="follow">
            <p id="follow">{t('social.label')}</p>
            <Social />
          </Links>
        )}
        <Legal>
          <Copyright />
          {filings.length > 0 && (
            <Links>
              {filings.map(({ title, url }) => (
                <li key={title}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {title}
                  </a>
                </li>
              ))}
            </Links>
          )}
        </Legal>
      </Closing>
    </Base>
  );
});
