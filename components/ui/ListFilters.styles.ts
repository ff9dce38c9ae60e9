import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { label } from '@/styles/mixins';

export const Filters = styled.form`
  display: grid;
  gap: var(--space-4) var(--space-6);
  align-items: end;
  margin-block-start: var(--space-7);

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 16rem));
  }
`;

export const Select = styled.label`
  ${label}
  display: grid;
  gap: var(--space-1);
  color: var(--muted);

  select {
    inline-size: 100%;
    min-block-size: 3rem;
    padding-inline-end: var(--space-5);
    border: 0;
    border-block-end: 1px solid var(--hairline);
    background: none;
    font: var(--weight-medium) var(--size-text) / 1.4 var(--font-text);
    letter-spacing: 0;
    text-transform: none;
    color: var(--text);
    cursor: pointer;
  }

  select:hover {
    border-color: var(--text);
  }
`;
