import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

/**
 * The space for the sticker, where it covers nothing. On desktop it is in the margin of the page, above the floating
 * buttons, and stays in the window until the footer scrolls in; on smaller screens it is at the top of the footer.
 */
export const Corner = styled.aside`
  --sticker: 5rem;
  --side: var(--gutter);
  --hide: calc(var(--sticker) - 1.5rem);
  --foot: var(--space-5);
  position: relative;
  z-index: var(--layer-floating);
  block-size: calc(var(--sticker) + 2 * var(--foot));
  margin-block-end: calc(-1 * var(--space-8));
  background: var(--ink);

  ${media.desktop} {
    --sticker: 3.5rem;
    --side: var(--space-1);
    --hide: var(--sticker);
    --foot: 0px;
    position: sticky;
    inset-block-end: calc(14.25rem + var(--banner-height, 0px));
    block-size: 0;
    margin-block-end: 0;
  }

  ${media.large} {
    --sticker: 5.5rem;
  }

  html:has(:is([data-panel='social'], [data-panel='favourites']) [aria-expanded='true'], [data-selected]) & {
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
  overflow: clip;
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

export const HideButton = styled.button.attrs({ type: 'button' })`
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
