import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

/** Shows its content (WeChat links) on mobile; on wider screens only if `$wide`. */
export const WeChatPlace = styled.span<{ $wide: boolean }>`
  ${({ $wide }) => !$wide && `${media.tablet} { display: none; }`}
`;
