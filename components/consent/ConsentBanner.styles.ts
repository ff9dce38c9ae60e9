import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

export const Banner = styled.section`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: var(--layer-header);
  display: grid;
  gap: var(--space-4) var(--space-8);
  align-items: center;
  max-block-size: 60dvh;
  padding: var(--space-5) var(--edge);
  overflow-y: auto;
  background: var(--paper);
  border-block-start: 1px solid var(--hairline);
  animation: rise var(--slow) var(--ease);

  html:has(&) {
    scroll-padding-block-end: calc(var(--banner-height) + 12rem);
  }

  html:has(&) body {
    padding-block-end: var(--banner-height);
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  @keyframes rise {
    from {
      transform: translateY(100%);
    }
  }
`;

export const Words = styled.div`
  max-inline-size: 52rem;

  h2 {
    font-size: var(--size-heading);
  }

  p {
    margin-block-start: var(--space-2);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--space-1) var(--space-6);

  > :last-child {
    justify-self: start;
  }

  ${media.tablet} {
    grid-template-columns: auto 1fr;
  }
`;
