import styled from 'styled-components';

export const Field = styled.div`
  position: absolute;
  inset: 0;
  touch-action: pan-y;
  cursor: crosshair;

  &:has(:focus-visible) {
    outline: 2px solid currentcolor;
    outline-offset: 4px;
  }

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    pointer-events: none;

    /* What it reads stands above it. */
    scroll-margin-block-start: 4rem;
  }
`;

/** A vertical line through the selected closing price, with a dot on it. */
export const Mark = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--x);
  border-inline-start: 1px solid transparent;

  &[data-moved='true'] {
    border-color: var(--text);
  }

  &::after {
    content: '';
    position: absolute;
    inset-block-start: var(--y);
    inline-size: 0.5625rem;
    block-size: 0.5625rem;
    background: var(--accent);
    border-radius: 50%;
    box-shadow: 0 0 0 4px var(--surface);
    transform: translate(calc(-50% - 0.5px), -50%);
  }

  @media (forced-colors: active) {
    &:not([data-moved='true']) {
      border-color: canvas;
    }

    &::after {
      background: highlight;
    }
  }
`;

/** The text of the selected closing price. It shifts left in proportion to the position, to stay within the chart. */
export const Reading = styled.p`
  position: absolute;
  inset-block-end: calc(100% + var(--space-3));
  inset-inline-start: var(--x);
  transform: translateX(calc(-1 * var(--x)));
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums lining-nums;
  inline-size: max-content;
  max-inline-size: 100%;
  color: var(--muted);
  pointer-events: none;

  span {
    display: inline-block;
    margin-inline-end: var(--space-4);
  }

  b {
    margin-inline-start: var(--space-2);
    font-weight: var(--weight-medium);
    color: var(--text);
  }
`;
