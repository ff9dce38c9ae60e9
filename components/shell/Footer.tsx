import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { Logo } from '@/components/ui/Logo';
import { useContent } from '@/contexts/ContentContext';
import { toPagePath } from '@/lib/i18n/paths';
import { CookieOptionsLink } from '../consent/CookieOptionsLink';
import { Copyright } from './Copyright';
import { Base, Closing, HomeLink, Languages, Legal, Links, Row, Social } from './Footer.styles';
import { SiteDirectory } from './SiteDirectory';

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
