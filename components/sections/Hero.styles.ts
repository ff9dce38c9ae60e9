import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { container, label } from '@/styles/mixins';

export const Frame = styled.section<{ $tall: boolean }>`
  position: relative;
  display: grid;
  min-block-size: clamp(34rem, ${({ $tall }) => ($tall ? '100svh' : '78svh')}, 72rem);
  background: var(--ink);
  color: var(--ivory);
`;

export const Slides = styled.ul`
  display: flex;
  min-inline-size: 0;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline-offset: -6px;
  }
`;

export const Slide = styled.li`
  position: relative;
  display: grid;
  flex: none;
  align-items: end;
  inline-size: 100%;
  overflow: hidden;
  scroll-snap-align: start;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to bottom, var(--shade), var(--shade-clear) 34%),
      linear-gradient(to top, var(--shade), var(--shade-clear) 72%),
      linear-gradient(75deg, var(--shade), var(--shade-clear) 56%);
  }

  > img {
    animation: settle 2.4s var(--ease);
  }

  @keyframes settle {
    from {
      transform: scale(1.05);
    }
  }
`;

export const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  padding-block: calc(var(--header-height) + var(--space-8)) var(--space-8);

  ${media.desktop} {
    padding-block-end: 6rem;
  }
`;

export const Eyebrow = styled.p`
  ${label}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  margin-block-end: var(--space-4);
`;

export const Title = styled.h1`
  max-inline-size: 16ch;
  font-size: var(--size-display);
  line-height: var(--leading-display);

  html:lang(zh) &,
  html:lang(ja) & {
    max-inline-size: 14em;
  }
`;

export const Text = styled.p`
  max-inline-size: 38rem;
  margin-block: var(--space-5) var(--space-4);
  font-size: var(--size-lead);
`;

export const Controls = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-end: var(--space-6);
  inset-inline-end: var(--edge);
  display: flex;
`;
