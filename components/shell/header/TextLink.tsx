import styled from 'styled-components';

/** A text link or text button in the header. */
export const TextLink = styled.a`
  padding-block: var(--space-2);
  font-size: inherit;
  text-decoration: none;
  text-transform: inherit;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
`;
