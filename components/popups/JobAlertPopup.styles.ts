import styled from 'styled-components';
import { label } from '@/styles/mixins';

export const Form = styled.form`
  display: grid;
  gap: var(--space-5);

  a {
    display: inline-block;
    padding-block: var(--space-2);
    font-size: var(--size-small);
  }

  h2 {
    font-size: var(--size-heading);
  }

  fieldset {
    border: 0;
  }

  legend,
  > div > label:not(:has(input)),
  h3 {
    ${label}
    color: var(--muted);
  }

  fieldset label {
    display: flex;
    gap: var(--space-3);
    align-items: baseline;
    padding-block: var(--space-2);
  }

  input[type='email'] {
    inline-size: 100%;
    min-block-size: 3rem;
    background: none;
    border: 0;
    border-block-end: 1px solid var(--ink);
    font-size: 1.125rem;
  }

  input[type='email'][aria-invalid='true'] {
    border-color: var(--danger);
  }

  input[type='radio'],
  input[type='checkbox'] {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    accent-color: var(--ink);
    transform: translateY(0.15em);
  }
`;

export const Criteria = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-2);

  li {
    padding: 0.2em 0.9em;
    background: var(--stone);
    border-radius: 1rem;
    font-size: var(--size-small);
  }
`;

export const Consent = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: baseline;
  font-size: var(--size-small);
`;

export const Problem = styled.p`
  font-size: var(--size-small);
  color: var(--danger);
`;

export const Submit = styled.button`
  ${label}
  min-block-size: 3.25rem;
  background: var(--ink);
  color: var(--ivory);

  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }
`;
