import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

/**
 * A place without height below the page's content: it stands in the corner of the window until the footer comes, and
 * what has the focus is scrolled clear of it.
 */
export const Corner = styled.aside`
  --sticker: 5rem;
  --distance: 5.5rem;
  position: sticky;
  inset-block-end: calc(var(--distance) + var(--banner-height, 0px));
  z-index: var(--layer-floating);
  block-size: 0;

  html:has(&) {
    scroll-padding-block-end: 12rem;
  }

  html:has(:is([data-panel='social'], [data-panel='favourites']) [aria-expanded='true']) & {
    visibility: hidden;
  }

  ${media.mobile} {
    html:has(#consent-title) & {
      display: none;
    }
  }

  ${media.desktop} {
    --sticker: 7.5rem;
    --distance: 5rem;
  }
`;

export const Sticker = styled.a`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: var(--space-4);
  inline-size: var(--sticker);
  block-size: var(--sticker);
  border-radius: 50%;
  background: var(--ivory);
  box-shadow: 0 0.5rem 1.5rem -0.5rem var(--scrim);

  ${media.desktop} {
    inset-inline-end: 5rem;
  }

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  > :first-child {
    animation: turn 60s steps(60) infinite;
  }

  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`;

export const Hide = styled.button.attrs({ type: 'button' })`
  position: absolute;
  inset-block-end: calc(var(--sticker) - 1.5rem);
  inset-inline-end: var(--space-4);
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: 50%;
  background: var(--paper);
  color: var(--ink);

  ${media.desktop} {
    inset-inline-end: 5rem;
  }
`;
