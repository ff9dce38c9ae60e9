import styled from 'styled-components';
import { onInk } from '@/styles/mixins';

/** A link past what follows, which appears when it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: calc(var(--layer-header) + 1);
  padding: var(--space-3) var(--space-5);
  ${onInk}
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;
