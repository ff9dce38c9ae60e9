import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { label } from '@/styles/mixins';

export const Pair = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-6);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Form = styled.form`
  display: grid;
  gap: var(--space-5);

  a {
    display: inline-block;
    padding-block: var(--space-2);
    font-size: var(--size-small);
  }

  input[type='radio'],
  input[type='checkbox'] {
    transform: translateY(0.25em);
  }
`;

export const FieldFrame = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;

  > label {
    ${label}
    color: var(--muted);
  }

  > :is(input, select, textarea) {
    inline-size: 100%;
    min-block-size: var(--control-large);
    background: none;
    border: 0;
    border-block-end: 1px solid var(--text);
    border-radius: 0;
    font-size: 1.125rem;
  }

  > select {
    grid-area: 2 / 1;
    padding-inline: 0 var(--space-6);
    appearance: none;
  }

  &:has(> select)::after {
    content: '';
    grid-area: 2 / 1;
    place-self: center end;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline-end: var(--space-1);
    border: solid currentcolor;
    border-width: 0 1px 1px 0;
    transform: translateY(-25%) rotate(45deg);
    pointer-events: none;
  }

  > textarea {
    padding-block: var(--space-3);
    resize: vertical;
  }

  > :focus-visible {
    outline-offset: 2px;
  }

  > [aria-invalid='true'] {
    border-color: var(--danger);
    outline: 0;
  }

  > [aria-invalid='true']:focus-visible {
    box-shadow: 0 1px 0 var(--danger);
  }
`;

export const ConsentLabel = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: baseline;
  font-size: var(--size-small);
`;

export const Problem = styled.p`
  font-size: var(--size-small);
  color: var(--danger);
`;

/** The end of a form: what prevented its submission, and the button. */
export const SubmitRow = styled.div`
  display: grid;

  [role='alert']:not(:empty) {
    padding-block-end: var(--space-3);
  }
`;
