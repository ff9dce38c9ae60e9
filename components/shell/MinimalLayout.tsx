import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/Logo';
import { Picture, wholeWindow } from '@/components/ui/Picture';
import { useContent } from '@/contexts/ContentContext';
import { pagePath } from '@/lib/i18n/paths';
import { Copyright } from './Copyright';
import { Bar, Frame } from './MinimalLayout.styles';
import { Preview } from './Preview';

const ground = { src: '/media/fallback/large.jpg', width: 1760, height: 567, alt: '', focal: '70% 50%' };

/** The frame of the error pages: the logo at the top, the logo and the copyright line at the bottom. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  const { locale } = useContent();
  const home = (
    <a href={pagePath(locale, '')}>
      <Logo />
    </a>
  );
  return (
    <Frame>
      <Preview />
      <Picture image={ground} fill="cover" sizes={wholeWindow} priority />
      <Bar as="header">{home}</Bar>
      <main id="main">{children}</main>
      <Bar as="footer">
        {home}
        <Copyright />
      </Bar>
    </Frame>
  );
}
