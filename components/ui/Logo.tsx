import styled from 'styled-components';
import brand from '@/content/brand.json' with { type: 'json' };
import { sitePictures } from '@/lib/shared/site-pictures';

const Mark = styled.span`
  display: block;
  overflow: hidden;
  inline-size: var(--logo);
  aspect-ratio: var(--logo-ratio);
  background: currentcolor;
  mask: url('${sitePictures.logo}') center / contain no-repeat;
  line-height: 1;

  @media (forced-colors: active) {
    background: linktext;
    forced-color-adjust: none;
  }
`;

/** The group's logo, in the surrounding text colour. Screen readers read the group's name. */
export function Logo() {
  return <Mark translate="no">{brand.name}</Mark>;
}
