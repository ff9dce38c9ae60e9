import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { columns } from '@/styles/mixins';

export const Columns = styled.div`
  ${columns}
  row-gap: var(--space-7);

  &:not(:first-child) {
    margin-block-start: var(--space-7);
  }

  ${media.desktop} {
    > :first-child {
      grid-column: start / side;
    }

    > :last-child {
      grid-column: side / end;
    }
  }
`;

export const Summary = styled.p`
  min-block-size: 1.3em;
  margin-block-start: var(--space-5);
  font: var(--weight-heading) var(--size-heading) / 1.3 var(--font-display);
  font-variant-numeric: lining-nums;
`;

export const Extremes = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-7);
  margin-block-start: var(--space-5);

  > div {
    display: flex;
    gap: var(--space-3);
  }

  dt {
    color: var(--muted);
  }

  dd {
    flex: none;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** The links below the chart: comparison and download. */
export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-7);
  margin-block-start: var(--space-5);
`;
