import styled, { css } from 'styled-components';
import { label } from '@/styles/mixins';

const buttonStyles = css`
  ${label}
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 3rem;
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
