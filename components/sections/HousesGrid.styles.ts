import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

export const Sector = styled.div`
  margin-block-start: var(--space-7);
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--hairline);

  ${media.desktop} {
    display: grid;
    grid-template-columns: 3fr 9fr;
    margin-block-start: var(--space-8);
  }

  h3 {
    font-size: var(--size-heading);
  }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-6) var(--space-5);
  margin-block-start: var(--space-5);

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    margin-block-start: 0;
  }
`;
