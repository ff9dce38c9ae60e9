import styled, { css } from 'styled-components';
import { media } from '@/styles/breakpoints';
import { onInk } from '@/styles/mixins';

/** The close button stays visible while the content scrolls under its row. */
const stickyCloseRow = css`
  scroll-padding-block-start: calc(var(--icon-button) + var(--space-4));

  > :first-child {
    position: var(--sticky);
    inset-block-start: 0;
    background: var(--paper);
    box-shadow: 0 -2.5rem var(--paper);
  }
`;

const layouts = {
  top: css`
    ${stickyCloseRow}
    inset-block-end: auto;
    inline-size: 100%;
    max-block-size: 100dvh;
    padding: calc((var(--header-height) - var(--icon-button)) / 2) var(--gutter) var(--space-6);

    > :first-child {
      ${media.mobile} {
        justify-content: flex-start;
        margin-inline-start: calc(-1 * var(--space-3));
      }
    }
  `,
  side: css`
    ${stickyCloseRow}
    display: flex;
    flex-direction: column;
    inset-inline-end: auto;
    inline-size: 100%;
    block-size: 100%;
    /* It slides in: if it faded in, the page's texts would be visible through it. */
    animation-name: slide;

    @keyframes slide {
      from {
        transform: translateX(-100%);
      }
    }

    ${media.tablet} {
      inline-size: 30rem;
    }
  `,
  end: css`
    ${stickyCloseRow}
    inset-inline-start: auto;
    inline-size: min(30rem, 100%);
    block-size: 100%;
    padding: calc((var(--header-height) - var(--icon-button)) / 2) var(--gutter) var(--space-6);

    > :first-child {
      margin-inline-end: calc(-1 * var(--space-3));
    }
  `,
  card: css`
    ${stickyCloseRow}
    inline-size: min(26rem, calc(100% - 2rem));
    max-block-size: calc(100dvh - 2rem);
    margin: auto;
    padding: var(--space-4) var(--space-6) var(--space-6);
    /* The sticky foot of a long form. */
    scroll-padding-block-end: 7rem;

    /* Two lists side by side, wide enough for their longest values. */
    &:has(select) {
      inline-size: min(36rem, calc(100% - 2rem));
    }
  `,
  stage: css`
    inline-size: 100%;
    block-size: 100%;
    padding: var(--space-4) var(--gutter) var(--space-6);
    ${onInk}
  `,
  scene: css`
    inline-size: min(72rem, 100% - 2rem, (100dvh - 4rem) * 16 / 9);
    max-block-size: calc(100dvh - 2rem);
    margin: auto;
    border: 1px solid var(--hairline-light);
    ${onInk}
    animation-duration: var(--slow);

    > :first-child {
      position: absolute;
      inset-block-start: var(--space-2);
      inset-inline-end: var(--space-2);
    }
  `,
  sheet: css`
    --space-section: var(--space-8);
    inset-block-start: auto;
    inline-size: min(100%, 84rem);
    block-size: calc(100dvh - var(--header-height));
    margin-inline: auto;
    animation: rise var(--slow) var(--ease);

    > :first-child {
      position: var(--sticky);
      inset-block-start: 0;
      padding: var(--space-3);
      pointer-events: none;
    }

    > :first-child button {
      border-radius: 50%;
      background: var(--paper);
      pointer-events: auto;
    }

    @keyframes rise {
      from {
        opacity: 0;
        transform: translateY(3rem);
      }
    }
  `,
};

export type DialogLayout = keyof typeof layouts;

export const DialogElement = styled.dialog<{ $layout: DialogLayout }>`
  position: fixed;
  inset: 0;
  z-index: calc(var(--layer-header) + 1);
  max-inline-size: none;
  max-block-size: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--paper);
  color: var(--ink);
  animation: appear var(--quick) var(--ease);

  &::backdrop {
    background: var(--scrim);
    animation: appear var(--quick) var(--ease);
  }

  ${({ $layout }) => layouts[$layout]}

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

export const CloseRow = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  justify-content: flex-end;
`;
