import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

/** Where WeChat is offered: on phones, and on wider screens where `$wide` says so. */
export const WeChatPlace = styled.span<{ $wide: boolean }>`
  ${({ $wide }) => !$wide && `${media.tablet} { display: none; }`}
`;
