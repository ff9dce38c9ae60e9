import styled from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  margin-block: var(--space-6) var(--space-4);
`;

export const Rows = styled.ul`
  margin-block-start: var(--space-5);
  border-block-end: 1px solid var(--hairline);

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    border-block-start: 1px solid var(--hairline);
  }

  :is(a, input) {
    scroll-margin-block-end: 8rem;
  }
`;

export const Choice = styled.label`
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: var(--icon-button);
  block-size: var(--icon-button);
  margin-block-start: var(--space-3);
  margin-inline-start: calc(-1 * var(--space-3));
  cursor: pointer;
`;

/**
 * The download bar. Once something is selected, it sticks to the bottom of the window, with a full-width background.
 */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  align-items: center;
  justify-content: space-between;
  margin-block-start: var(--space-6);
  padding-block: var(--space-3);
  background: var(--surface);
  border-block-start: 1px solid var(--hairline);

  &[data-selected] {
    position: sticky;
    inset-block-end: 0;
    z-index: calc(var(--layer-floating) + 1);
    box-shadow: 0 0 0 100vmax var(--surface);
    clip-path: inset(0 -100vmax);
  }

  button:disabled {
    color: var(--muted);
    cursor: not-allowed;
  }
`;
