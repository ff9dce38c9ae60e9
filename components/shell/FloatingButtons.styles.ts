import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

export const Stack = styled.aside<{ $away: boolean }>`
  position: fixed;
  inset-block-end: calc(5rem + var(--banner-height, 0px));
  inset-inline-end: 0;
  z-index: var(--layer-floating);
  display: none;
  background: var(--paper);
  border: 1px solid var(--hairline);
  border-inline-end: 0;
  opacity: ${({ $away }) => ($away ? 0.25 : 1)};
  transition: opacity var(--quick) var(--ease);

  &:hover,
  &:focus-within {
    opacity: 1;
  }

  ${media.desktop} {
    display: block;
  }
`;
