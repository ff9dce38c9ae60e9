import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

export const Nav = styled.nav`
  display: none;

  ${media.desktop} {
    display: contents;
  }
`;

export const Half = styled.ul<{ $side: 'start' | 'end' }>`
  grid-row: 2;
  grid-column: ${({ $side }) => ($side === 'start' ? 1 : 3)};
  display: flex;
  justify-content: ${({ $side }) => ($side === 'start' ? 'flex-start' : 'flex-end')};
  gap: clamp(1.25rem, 2.2vw, 2.5rem);

  ${media.large} {
    gap: 3.5rem;
  }
`;
