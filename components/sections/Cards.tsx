import styled from 'styled-components';

/** Cards side by side, as many as fit, up to three. */
export const Cards = styled.ul`
  display: grid;
  --third: calc((100% - 2 * var(--space-5)) / 3);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(20rem, var(--third))), 1fr));
  gap: var(--space-7) var(--space-5);
  margin-block-start: var(--space-7);
`;
