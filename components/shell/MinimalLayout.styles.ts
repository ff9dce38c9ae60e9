import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;
  background: var(--ink);
  color: var(--ivory);

  > img {
    z-index: -2;
    opacity: 0.8;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(to top, var(--shade), var(--shade-clear) 60%),
      linear-gradient(75deg, var(--ink), var(--shade-clear) 85%);

    ${media.mobile} {
      background: var(--shade-deep);
    }
  }

  main {
    display: grid;
    align-content: center;
    padding: var(--space-7) var(--edge);
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-6) var(--gutter);

  a {
    padding-block: var(--space-3);
    text-decoration: none;
  }
`;
