import styled from 'styled-components';
import { label, phrased } from '@/styles/mixins';

/** Labels with their values, side by side. */
export const DetailsList = styled.dl`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: var(--space-3) var(--space-5);

  dt {
    ${label}
    padding-block-start: 0.25em;
    color: var(--muted);
  }

  dt,
  dd {
    ${phrased}
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
