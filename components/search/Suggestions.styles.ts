import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { label } from '@/styles/mixins';

export const List = styled.div`
  position: absolute;
  inset: calc(100% + 1px) 0 auto;
  z-index: 2;
  padding: var(--space-3) var(--space-4) var(--space-5);
  background: var(--paper);
  border: 1px solid var(--hairline);
  border-block-start: 0;
  color: var(--ink);

  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: 0 var(--space-5);
  }
`;

export const Group = styled.div`
  > span {
    ${label}
    display: block;
    margin-block-end: var(--space-2);
    padding: var(--space-3) 0 var(--space-2);
    border-block-end: 1px solid var(--hairline);
    color: var(--muted);
  }
`;

export const Option = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 3.75rem;
  padding: var(--space-1);
  text-decoration: none;

  &:hover,
  &[aria-selected='true'] {
    background: var(--stone);
  }

  &[aria-selected='true'] {
    outline: 1px solid var(--ink);
    outline-offset: -1px;
  }

  img {
    flex: none;
    inline-size: 3.25rem;
    block-size: 3.25rem;
    object-fit: cover;
  }

  /* The pictures of houses are upright, with the object above. */
  &[data-type='house'] img {
    object-position: top;
  }

  small {
    display: block;
    font-size: var(--size-small);
    color: var(--muted);
  }
`;
