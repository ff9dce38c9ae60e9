import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

export const Days = styled.ul`
  margin-block-start: var(--space-6);

  > li {
    display: grid;
    justify-items: start;
    gap: var(--space-2) var(--space-5);
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
      grid-template-columns: var(--columns);

      > time {
        grid-column: start / side;
      }

      > div {
        grid-column: side / late;
      }

      > :nth-child(3) {
        grid-column: late / end;
      }
    }
  }

  time {
    font: var(--weight-heading) var(--size-heading) / var(--leading-title) var(--font-display);
    font-variant-numeric: lining-nums;
  }
`;

export const Details = styled.div`
  margin-block-start: var(--space-1);
  font-size: var(--size-small);
  color: var(--muted);
`;
