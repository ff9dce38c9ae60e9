import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { phrased } from '@/styles/mixins';

/**
 * Pictures at their own aspect ratios. From tablet up, in justified rows: the height of each row is such that its
 * pictures fill the width. On mobile they are squares, three in a row; two in the last rows if a row would not be full.
 */
export const Rows = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--space-2);
  margin-block-start: var(--space-6);

  > li {
    grid-column: span 2;
  }

  > :nth-last-child(4):nth-child(3n + 1),
  > :nth-last-child(3):nth-child(3n + 2),
  > :nth-last-child(2):not(:nth-child(3n + 2)),
  > :nth-last-child(1):not(:nth-child(3n)) {
    grid-column: span 3;
  }

  a {
    position: relative;
    display: block;
    overflow: hidden;
    aspect-ratio: 1;
  }

  figcaption {
    max-inline-size: 34em;
    padding-block-start: var(--space-3);
    text-wrap: pretty;
    font-size: var(--size-small);
    line-height: 1.5;
    color: var(--muted);
    ${phrased}
  }

  /* The opened picture has its caption. */
  ${media.mobile} {
    html[data-scripted] & figcaption {
      display: none;
    }
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-6) var(--space-5);

    && a {
      aspect-ratio: var(--aspect);
    }

    > li {
      --inline-size: calc(var(--aspect) * 26cqi);
      flex: var(--aspect) 1 var(--inline-size);
      max-inline-size: calc(2.4 * var(--inline-size));
    }
  }

  ${media.desktop} {
    > li {
      --inline-size: calc(var(--aspect) * 21cqi);
      max-inline-size: calc(1.6 * var(--inline-size));
    }
  }
`;
