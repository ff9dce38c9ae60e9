import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

/** Shows its content (WeChat links) on mobile; on wider screens only if `$wide`. */
export const WeChatSlot = styled.span<{ $onDesktop: boolean }>`
  ${({ $onDesktop }) => !$onDesktop && `${media.tablet} { display: none; }`}
`;
