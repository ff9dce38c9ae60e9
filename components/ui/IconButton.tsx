import styled, { css } from 'styled-components';

const square = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
`;

/** A control of one icon; give it an `aria-label`, or words for screen readers. */
export const IconButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${square}
`;

/** A link of one icon; give it words for screen readers. */
export const IconLink = styled.a`
  ${square}
`;
