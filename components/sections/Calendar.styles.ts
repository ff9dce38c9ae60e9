import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

export const Days = styled.ul`
  margin-block-start: var(--space-6);

  > li {
    display: grid;
    justify-items: start;
    gap: var(--space-2) var(--space-6);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--hairline);
    break-inside: avoid;

    ${media.tablet} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      align-items: baseline;

      > :nth-child(3) {
        grid-column: 2;
      }
    }

    ${media.desktop} {
      grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr);

      > :nth-child(3) {
        grid-column: 3;
      }
    }
  }

  time {
    font: var(--weight-heading) var(--size-heading) / var(--leading-title) var(--font-display);
    font-variant-numeric: lining-nums;
  }

  small {
    display: block;
    margin-block-start: var(--space-1);
    font-size: var(--size-small);
    color: var(--muted);
  }
`;
