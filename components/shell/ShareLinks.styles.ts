import styled from 'styled-components';

export const List = styled.ul`
  min-inline-size: 12rem;

  a,
  button {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    inline-size: 100%;
    min-block-size: 2.75rem;
    text-align: start;
    text-decoration: none;
  }

  a:hover,
  button:hover {
    color: var(--brass);
  }
`;
