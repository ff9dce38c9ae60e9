import styled, { css } from 'styled-components';

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: calc(var(--layer-header) + 1);
  padding: var(--space-3) var(--space-5);
  background: var(--ink);
  color: var(--ivory);
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

export const Main = styled.main<{ $overHero: boolean }>`
  position: relative;
  min-block-size: 60vh;
  padding-block-start: ${({ $overHero }) => ($overHero ? 0 : 'var(--header-height)')};
`;

export const Arrival = styled.div<{ $fades: boolean }>`
  ${({ $fades }) =>
    $fades &&
    css`
      @supports not (view-transition-name: none) {
        animation: arrive var(--slow) var(--ease);
      }
    `}

  @keyframes arrive {
    from {
      opacity: 0.2;
    }
  }
`;
