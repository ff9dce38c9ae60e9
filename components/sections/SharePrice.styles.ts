import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);

  &:not(:first-child) {
    margin-block-start: var(--space-7);
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);
    column-gap: var(--space-8);
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
