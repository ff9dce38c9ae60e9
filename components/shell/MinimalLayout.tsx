import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import { useContent } from '@/contexts/ContentContext';
import { pagePath } from '@/lib/i18n/paths';
import { Copyright } from './Copyright';
import { Bar, Frame } from './MinimalLayout.styles';

/** The frame of error pages: the logo above, the logo and the copyright line below. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  const { locale } = useContent();
  const home = (
    <SiteLink href={pagePath(locale, '')}>
      <Logo />
    </SiteLink>
  );
  return (
    <Frame>
      <Bar as="header">{home}</Bar>
      <main id="main">{children}</main>
      <Bar as="footer">
        {home}
        <Copyright />
      </Bar>
    </Frame>
  );
}
