import styled from 'styled-components';

const Mark = styled.span`
  display: block;
  overflow: hidden;
  inline-size: var(--logo);
  aspect-ratio: 9;
  background: currentcolor;
  mask: url('/media/marks/halcyre.svg') center / contain no-repeat;
  line-height: 1;

  @media (forced-colors: active) {
    background: linktext;
    forced-color-adjust: none;
  }
`;

/** The group's name as it draws it, in the colour of its ground's words; the name itself is for those who do not see. */
export function Logo() {
  return <Mark translate="no">Halcyre</Mark>;
}
