import styled from 'styled-components';
import { IconButton } from '@/components/ui/IconButton';
import { media } from '@/styles/breakpoints';

/** The film with its text: over it, or below it in upright windows. */
export const Scene = styled.div`
  display: grid;
  align-content: end;
  gap: var(--space-5);
  padding: var(--space-6) var(--gutter);
  aspect-ratio: 16 / 9;

  ${media.upright} {
    padding-block-start: 0;
    aspect-ratio: auto;
  }

  h2 {
    z-index: 1;
    font-size: var(--size-title);
    line-height: var(--leading-title);
    pointer-events: none;
  }
`;

export const Film = styled.div`
  position: absolute;
  inset: 0;

  ${media.upright} {
    position: relative;
    margin-inline: calc(-1 * var(--gutter));
  }

  video {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to bottom, var(--shade), var(--shade-clear) 5rem),
      linear-gradient(to top, var(--shade), var(--shade-clear) 60%);
    pointer-events: none;
  }
`;

/** The link and the button, whose space is reserved until they are shown. */
export const Actions = styled.div`
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-7);
  min-block-size: 3rem;
  pointer-events: none;

  > * {
    animation: appear var(--slow) var(--ease);
    pointer-events: auto;
  }
`;

export const PlayToggle = styled(IconButton)`
  position: absolute;
  inset-block-end: var(--space-4);
  inset-inline-end: var(--space-4);
  z-index: 2;
`;
