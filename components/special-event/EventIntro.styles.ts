import styled from 'styled-components';
import { IconButton } from '@/components/ui/IconButton';
import { media } from '@/styles/breakpoints';

/**
 * The full-width film, under its text. The film covers the page at once; its text appears over it. At its end everything but the film fades, with the dialog's close button, unless the focus has left the play button.
 */
export const Scene = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  gap: var(--space-5);
  min-block-size: 100%;
  padding: calc(var(--header-height) + var(--space-4)) var(--gutter) 6rem;

  video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to bottom, var(--shade), var(--shade-clear) 8rem),
      linear-gradient(to top, var(--shade-clear) 2rem, var(--shade) 6rem, var(--shade) 12rem, var(--shade-clear) 75%);
    pointer-events: none;

    ${media.tablet} {
      background:
        linear-gradient(to bottom, var(--shade), var(--shade-clear) 8rem),
        linear-gradient(to top, var(--shade-clear) 2rem, var(--shade) 6rem, var(--shade-clear) 75%),
        linear-gradient(75deg, var(--shade), var(--shade-clear) 60%);
    }
  }

  h2 {
    position: relative;
    z-index: 1;
    font-size: var(--size-display);
    line-height: var(--leading-display);
    pointer-events: none;
    animation: appear var(--slow) var(--ease);
  }

  &::after,
  > :not(video),
  :has(> &) > :first-child {
    transition: opacity var(--slow) var(--ease);
  }

  &[data-ending]:has(> button:focus)::after,
  &[data-ending]:has(> button:focus) > :not(video),
  :has(> &[data-ending] > button:focus) > :first-child {
    opacity: 0;
  }
`;

/** The link and the button; their space is reserved until they are shown. */
export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-2) var(--space-7);
  min-block-size: 6.5rem;
  pointer-events: none;

  ${media.tablet} {
    flex-direction: row;
    min-block-size: 3rem;
  }

  > * {
    animation: appear var(--slow) var(--ease);
    pointer-events: auto;
  }
`;

export const PlayToggle = styled(IconButton)`
  position: absolute;
  inset-block-end: var(--space-5);
  inset-inline-end: var(--gutter);
  z-index: 2;
`;
