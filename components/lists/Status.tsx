import styled from 'styled-components';

/** The status of a list: how many items it has, or that it is loading or empty. */
export const Status = styled.p`
  margin-block-start: var(--space-5);
  color: var(--muted);

  &:empty {
    margin: 0;
  }
`;

/** A message in the place of items: that there are none, or that they could not be loaded. */
export const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-inline-size: var(--measure);
  padding-block: var(--space-5);
`;
