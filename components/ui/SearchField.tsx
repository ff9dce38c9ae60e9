import styled from 'styled-components';
import { label } from '@/styles/mixins';

/** A keyword field: a label, a large input and a button in one line. */
export const SearchField = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  grid-column: 1 / -1;
  border-block-end: 1px solid var(--text);
  transition: box-shadow var(--quick) var(--ease);

  &:has(input:focus-visible) {
    box-shadow: 0 2px 0 var(--text);
  }

  label {
    ${label}
    grid-column: 1 / -1;
    color: var(--muted);
  }

  input {
    inline-size: 100%;
    min-inline-size: 0;
    padding-block: var(--space-3);
    background: none;
    border: 0;
    font: var(--weight-light) var(--size-title) / 1.2 var(--font-display);
    font-variant-numeric: lining-nums;
    outline: 0;
    appearance: none;
  }

  input::-webkit-search-cancel-button {
    display: none;
  }
`;
