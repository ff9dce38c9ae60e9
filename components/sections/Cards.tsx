import styled from 'styled-components';

/** Cards side by side, as many as fit. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-7) var(--space-5);
  margin-block-start: var(--space-7);
`;
