import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { container, coveringLink, label } from '@/styles/mixins';

export const Strip = styled.div`
  ${container}
  display: grid;
  gap: var(--space-4) var(--space-5);
  padding-block: var(--space-5) var(--space-6);
  font-size: var(--size-small);
  font-variant-numeric: lining-nums;
  line-height: 1.5;
  color: var(--muted);

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  b,
  a {
    color: var(--text);
  }
`;

/** The share price beside its last year; on desktop, above it. */
export const Now = styled.div`
  ${coveringLink}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-1) var(--space-4);

  > :not(figure) {
    grid-column: 1;
  }

  ${media.belowDesktop} {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    display: block;
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--hairline);
  }
`;

export const Price = styled.p`
  b {
    margin-inline-end: var(--space-2);
    font: var(--weight-heading) 1.75rem / 1.2 var(--font-display);
    font-variant-numeric: inherit;
  }
`;

export const Year = styled.figure`
  grid-area: 1 / 2 / span 3;

  svg {
    display: block;
    inline-size: 100%;
    block-size: 2.5rem;
    margin-block-start: var(--space-2);
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
`;

/** A date or a document: what it is, when, and its link. */
export const Latest = styled.div`
  ${coveringLink}
  position: relative;
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--hairline);

  p {
    ${label}
  }

  a {
    font: var(--weight-heading) 1.375rem / var(--leading-title) var(--font-display);
    font-variant-numeric: inherit;
    text-wrap: balance;
  }
`;
