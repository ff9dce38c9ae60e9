import styled from 'styled-components';

/** The status of a list: how many items it has, or that it is loading or empty. */
export const Status = styled.p`
  margin-block-start: var(--space-5);
  color: var(--muted);

  &:empty {
    margin: 0;
  }
`;
