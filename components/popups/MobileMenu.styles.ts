import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { label } from '@/styles/mixins';
import { LanguageLinks } from '../shell/LanguageLinks';
import { SocialLinks } from '../shell/SocialLinks';

export const Tools = styled.div`
  margin-inline: var(--space-2) auto;
`;

export const ScrollArea = styled.nav`
  display: flex;
  flex-direction: column;
  block-size: calc(100dvh - 172px);
  padding-inline: var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;

  /* With very large text, the whole menu scrolls. */
  ${media.tiny} {
    block-size: auto;
  }
`;

export const Tabs = styled.ul`
  flex: 1 0 auto;
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-auto-rows: minmax(5.5rem, 1fr);
  gap: var(--space-2);

  ${media.tiny} {
    grid-template-columns: 1fr;
  }
`;

export const Tab = styled.button`
  position: relative;
  display: grid;
  align-items: end;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  background: var(--ink);
  color: var(--ivory);
  text-align: start;
  text-decoration: none;

  img {
    opacity: 0.75;
  }

  span {
    position: relative;
    padding: var(--space-6) var(--space-4) var(--space-3);
    font: var(--weight-heading) 1.25rem / 1.2 var(--font-display);
    background: linear-gradient(to top, var(--shade), var(--shade-clear));

    html:lang(ja) & {
      padding-inline: var(--space-3);
      font-size: 1rem;
    }
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const JoinUs = styled.li`
  grid-column: 1 / -1;
`;

export const Career = styled.div`
  flex: none;
  display: flex;
  gap: var(--space-6);
  align-items: center;
  min-block-size: 3rem;
  font-size: var(--size-small);
`;

export const Panel = styled.div`
  h3 {
    margin-block: var(--space-5) var(--space-2);
    font-size: 1.25rem;
  }

  a {
    display: block;
    padding-block: var(--space-2);
    text-decoration: none;
  }

  li a {
    color: var(--muted);
  }
`;

export const Back = styled.button`
  ${label}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 3rem;
`;

export const PanelTitle = styled.a`
  font: var(--weight-light) var(--size-title) / 1.1 var(--font-display);
`;

export const Footer = styled.div`
  display: grid;
  grid-template-columns: var(--column);
  align-content: center;
  min-block-size: 128px;
  padding-inline: var(--space-5);
  border-block-start: 1px solid var(--hairline);
  font-size: var(--size-small);

  ${media.tiny} {
    block-size: auto;
    padding-block: var(--space-4);
  }

  p {
    color: var(--muted);

    ${media.tiny} {
      white-space: normal;
    }
  }
`;

export const Languages = styled(LanguageLinks)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);

  a {
    display: block;
    padding-block: var(--space-1);
    text-decoration: none;
  }

  [aria-current] {
    color: var(--brass);
  }
`;

export const Follow = styled.div`
  margin-inline: calc(-1 * var(--space-3));
  overflow-x: auto;
`;

export const Social = styled(SocialLinks)`
  flex-wrap: nowrap;
`;
