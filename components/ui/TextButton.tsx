import styled, { css } from 'styled-components';
import { label, onInk } from '@/styles/mixins';

const buttonStyles = css`
  ${label}
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: var(--control-large);
  padding-block: var(--space-2);
  border-block-end: 1px solid currentcolor;
  text-decoration: none;

  svg {
    flex: none;
    transition: transform var(--quick) var(--ease);
  }

  &:hover svg {
    transform: translateX(0.375rem);
  }
`;

export const ButtonLink = styled.a`
  ${buttonStyles}
`;

/** A button that looks like a `ButtonLink`. */
export const TextButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${buttonStyles}
`;

/** The button that submits a form. */
export const Submit = styled.button`
  ${label}
  min-block-size: 3.25rem;
  background: var(--text);
  color: var(--surface);

  &:focus-visible {
    outline-color: var(--text);
  }

  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }
`;

/** One of several buttons of equal importance. */
export const OutlinedButton = styled.button`
  ${label}
  display: grid;
  place-items: center;
  min-block-size: var(--control-large);
  padding: var(--space-2) var(--space-3);
  border: 1px solid currentcolor;
  text-align: center;
  text-decoration: none;

  &:hover {
    ${onInk}
  }
`;
