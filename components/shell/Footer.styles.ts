import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { LanguageLinks } from './LanguageLinks';
import { SocialLinks } from './SocialLinks';

export const Base = styled.footer`
  padding-block: var(--space-8) var(--space-6);
  background: var(--ink);
  color: var(--ivory);
  font-size: var(--size-small);

  a {
    display: inline-block;
    padding-block: var(--space-2);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

export const Row = styled.div`
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
export const Closing = styled(Row)`
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

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);
  color: var(--ivory-soft);
`;

export const HomeLink = styled.a`
  justify-self: start;
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);
`;

export const Languages = styled(LanguageLinks)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);

  [aria-current] {
    color: var(--brass-light);
  }
`;

export const Social = styled(SocialLinks)`
  margin-inline: calc(-1 * var(--space-3));

  a {
    display: inline-grid;
  }
`;
