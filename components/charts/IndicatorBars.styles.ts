import styled from 'styled-components';

export const Frame = styled.div`
  display: flex;
  align-items: end;
  gap: clamp(0.25rem, 1.2%, 0.75rem);
  margin-block-start: var(--space-5);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.3;
`;

/** A bar between its figure and its year; `--part` is its part of the highest. */
export const Bar = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  text-align: center;
  color: var(--muted);

  &::before {
    content: '';
    order: 1;
    inline-size: 100%;
    block-size: calc(9rem * var(--part));
    border-block-end: 1px solid var(--hairline);
    background: var(--hairline);
  }

  b {
    font-weight: var(--weight-medium);
    white-space: nowrap;
    color: var(--text);
  }

  span {
    order: 2;
    block-size: 2.6em;
  }

  &[data-kind='last']::before {
    background: var(--accent);
    border-color: var(--accent);
  }

  &[data-kind='target'] {
    flex: 1.7;
    color: var(--text);
  }

  &[data-kind='target']::before {
    background: none;
    border: 1px dashed var(--accent);
  }
`;
