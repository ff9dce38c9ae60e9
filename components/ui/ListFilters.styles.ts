import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

export const Filters = styled.form`
  display: grid;
  gap: var(--space-4) var(--space-6);
  align-items: end;
  margin-block-start: var(--space-7);

  &:first-child {
    margin-block-start: 0;
  }

  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 16rem);
  }
`;
