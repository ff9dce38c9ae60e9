import styled from 'styled-components';
import { groupName } from '@/lib/shared/constants';

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

/** The group's logo, in the surrounding text colour. Screen readers read the group's name. */
export function Logo() {
  return <Mark translate="no">{groupName}</Mark>;
}
