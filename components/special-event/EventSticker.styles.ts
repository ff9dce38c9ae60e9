import styled, { css } from 'styled-components';
import { media } from '@/styles/breakpoints';

const overContent = css`
  html:has(&) {
    scroll-padding-block-end: 12rem;
  }

  ${media.desktop} {
    --sticker: 7.5rem;
    --distance: 5rem;
    --side: 5rem;
  }
`;

const besideContent = css`
  ${media.belowDesktop} {
    --foot: var(--space-5);
    position: relative;
    inset-block-end: auto;
    block-size: calc(var(--sticker) + 2 * var(--foot));
  }

  ${media.desktop} {
    --sticker: 3.5rem;
    --distance: 14.25rem;
    --side: var(--space-1);
    --hide: var(--sticker);
  }
`;

/**
 * A zero-height sticky element after the page's content: it stays in the corner of the window until the footer scrolls
 * in, and scroll padding keeps the focused element clear of it. With `$isAside`, it fits the margin of a desktop page,
 * above the floating buttons; on smaller screens it then takes its own space at the end of the page.
 */
export const Corner = styled.aside<{ $isAside: boolean }>`
  --sticker: 5rem;
  --distance: 5.5rem;
  --side: var(--space-4);
  --hide: calc(var(--sticker) - 1.5rem);
  --foot: 0px;
  position: sticky;
  inset-block-end: calc(var(--distance) + var(--banner-height, 0px));
  z-index: var(--layer-floating);
  block-size: 0;
  ${({ $isAside }) => ($isAside ? besideContent : overContent)}

  html:has(:is([data-panel='social'], [data-panel='favourites']) [aria-expanded='true']) & {
    visibility: hidden;
  }

  ${media.mobile} {
    html:has(#consent-title) & {
      display: none;
    }
  }
`;

export const Sticker = styled.a`
  position: absolute;
  inset-block-end: var(--foot);
  inset-inline-end: var(--side);
  inline-size: var(--sticker);
  block-size: var(--sticker);
  border-radius: 50%;
  background: var(--ivory);
  box-shadow: 0 0.5rem 1.5rem -0.5rem var(--scrim);

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
  inset-block-end: calc(var(--foot) + var(--hide));
  inset-inline-end: var(--side);
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: 50%;
  background: var(--paper);
  color: var(--ink);
`;
