import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

/**
 * Pictures at their own aspect ratios. From tablet up, in justified rows: the height of each row is such that its
 * pictures fill the width. On mobile, portrait pictures are side by side in pairs.
 */
export const Rows = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  grid-auto-flow: dense;
  gap: var(--space-5) var(--space-4);
  margin-block-start: var(--space-6);

  > li {
    grid-column: span 2;
  }

  > [data-upright] {
    grid-column: span 1;
  }

  a {
    position: relative;
    display: block;
    overflow: hidden;
    aspect-ratio: var(--aspect);
  }

  figcaption {
    max-inline-size: 34em;
    text-wrap: balance;
    padding-block-start: var(--space-3);
    font-size: var(--size-small);
    line-height: 1.5;
    color: var(--muted);
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-6) var(--space-5);

    > li {
      --inline-size: calc(var(--aspect) * 26cqi);
      flex: var(--aspect) 1 var(--inline-size);
    }

    > [data-upright] {
      max-inline-size: calc(1.6 * var(--inline-size));
    }
  }

  ${media.desktop} {
    > li {
      --inline-size: calc(var(--aspect) * 21cqi);
      max-inline-size: calc(1.6 * var(--inline-size));
    }
  }
`;
