import styled from 'styled-components';

const Word = styled.span`
  font: 500 1.5rem / 1 var(--font-cormorant), serif;
  letter-spacing: 0.34em;
  margin-inline-end: -0.34em;
  text-transform: uppercase;
  white-space: nowrap;
`;

/** The group's name as its mark. */
export function Logo() {
  return <Word translate="no">Halcyre</Word>;
}
