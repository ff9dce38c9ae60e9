import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { container, coveringLink } from '@/styles/mixins';

export const Strip = styled.div`
  ${container}
  ${coveringLink}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-4);
  align-items: center;
  padding-block: var(--space-3);
  font-size: var(--size-small);
  line-height: 1.5;
  color: var(--muted);

  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-7);
  }
`;

export const Facts = styled.div`
  ${media.desktop} {
    display: flex;
    align-items: baseline;
    gap: var(--space-6);
  }
`;

export const Price = styled.p`
  font-variant-numeric: lining-nums;
  color: var(--text);

  b {
    margin-inline-end: var(--space-2);
    font: var(--weight-heading) 1.75rem / 1.2 var(--font-display);
  }
`;

export const Year = styled.figure`
  svg {
    display: block;
    inline-size: 100%;
    block-size: 2.5rem;
    overflow: visible;
  }

  path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  figcaption {
    margin-block-start: var(--space-2);
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-6);
    align-items: center;

    /* Text goes first: the special event's sticker may cover the end of the line, but no text. */
    figcaption {
      order: -1;
      margin: 0;
    }
  }
`;
