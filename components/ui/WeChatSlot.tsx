import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

/** Shows a WeChat link on mobile, and on wider screens only if `$onDesktop` is true. */
export const WeChatSlot = styled.span<{ $onDesktop: boolean }>`
  ${({ $onDesktop }) => !$onDesktop && `${media.tablet} { display: none; }`}
`;
