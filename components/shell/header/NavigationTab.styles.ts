import styled from 'styled-components';
import { label } from '@/styles/mixins';

export const Tab = styled.li`
  display: flex;
  align-items: stretch;
`;

export const TabLink = styled.a`
  ${label}
  position: relative;
  display: flex;
  align-items: center;
  white-space: nowrap;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0.75rem;
    inset-inline: 0;
    border-block-end: 1px solid currentcolor;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--quick) var(--ease);
  }

  &:hover::after,
  &[data-open='true']::after {
    transform: scaleX(1);
  }
`;

export const OpenButton = styled.button`
  align-self: center;
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-inline: 0.125rem -1.625rem;
  opacity: 0;

  &:focus-visible {
    opacity: 1;
    outline-offset: 0;
  }
`;
