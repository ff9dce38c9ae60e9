import styled, { css } from 'styled-components';

const square = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--icon-button);
  block-size: var(--icon-button);
`;

/** A button with only an icon. It needs an `aria-label` or visually hidden text. */
export const IconButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${square}
`;

/** A link with only an icon. It needs visually hidden text. */
export const IconLink = styled.a`
  ${square}
`;
