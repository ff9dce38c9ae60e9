import styled from 'styled-components';
import { label } from '@/styles/mixins';

export const Form = styled.form`
  display: grid;
  gap: var(--space-4);

  h2 {
    font-size: var(--size-heading);
  }

  p {
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`;

export const Categories = styled.ul`
  border-block-end: 1px solid var(--hairline);

  li {
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--hairline);
  }

  label {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    align-items: center;
    gap: var(--space-4);
    min-block-size: 2.75rem;
    font: var(--weight-heading) 1.375rem / 1.2 var(--font-display);
  }

  input {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }

  p {
    color: var(--muted);
  }
`;

export const Save = styled.button`
  ${label}
  min-block-size: 3.25rem;
  background: var(--ink);
  color: var(--ivory);

  &:focus-visible {
    outline-color: var(--ink);
  }
`;
