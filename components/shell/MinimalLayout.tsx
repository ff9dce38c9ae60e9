import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Logo } from '@/components/ui/Logo';
import { fullWindowSizes, Picture } from '@/components/ui/Picture';
import { useContent } from '@/contexts/ContentContext';
import { toPagePath } from '@/lib/i18n/paths';
import { sitePictures } from '@/lib/shared/site-pictures';
import { media } from '@/styles/breakpoints';
import { onInk } from '@/styles/mixins';
import { Copyright } from './Copyright';
import { Preview } from './Preview';

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;
  ${onInk}

  > img {
    z-index: -2;

    ${media.belowDesktop} {
      block-size: 26rem !important;
    }
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to right, var(--shade-deep), var(--shade-clear) 60%);

    ${media.belowDesktop} {
      background: linear-gradient(var(--shade), var(--shade-clear) 8rem, var(--ink) 26rem);
    }
  }

  main {
    display: grid;
    align-content: center;
    padding: var(--space-7) var(--edge);

    ${media.belowDesktop} {
      padding-block-start: 15rem;
    }
  }
`;

const Header = styled.header`
  padding: var(--space-6) var(--gutter);

  a {
    display: block;
    inline-size: fit-content;
    margin-inline: auto;
    padding-block: var(--space-3);
  }
`;

const Footer = styled.footer`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-6) var(--edge);
`;

const background = { src: sitePictures.errorBackground, width: 2400, height: 1350, alt: '', focal: '71% 45%' };

/** The frame of the error pages: the logo at the top, the logo and the copyright line at the bottom. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  const { locale } = useContent();
  return (
    <Frame>
      <Preview />
      <Picture image={background} fill="cover" sizes={fullWindowSizes} priority />
      <Header>
        <a href={toPagePath(locale, '')}>
          <Logo />
        </a>
      </Header>
      <main id="main">{children}</main>
      <Footer>
        <Logo />
        <Copyright />
      </Footer>
    </Frame>
  );
}
