import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { label, lineBelow } from '@/styles/mixins';
import { Icon } from './Icon';

const Frame = styled.label<{ $labelAbove: boolean }>`
  ${label}
  min-inline-size: 0;
  color: var(--muted);

  > span {
    position: relative;
    display: ${({ $labelAbove }) => ($labelAbove ? 'grid' : 'inline-grid')};
    align-items: center;
    max-inline-size: 100%;
    margin-inline-start: ${({ $labelAbove }) => ($labelAbove ? 0 : 'var(--space-3)')};
  }

  select {
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: 2.5rem;
    padding-inline-end: var(--space-6);
    appearance: none;
    background: none;
    border: 0;
    ${lineBelow}
    color: var(--text);
    font: var(--weight-text) 1rem / 1.4 var(--font-text);
    letter-spacing: normal;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  select:hover {
    border-color: currentcolor;
  }

  option {
    background: var(--paper);
    color: var(--ink);
  }

  svg {
    position: absolute;
    inset-inline-end: 0;
    color: var(--text);
    pointer-events: none;

    @media (forced-colors: active) {
      color: canvastext;
    }
  }
`;

interface SelectProps extends ComponentProps<'select'> {
  label: string;
  /** Whether the label is above the field instead of before it. */
  labelAbove?: boolean;
}

/** A drop-down list with its label. */
export function Select({ label: labelText, labelAbove = false, ...select }: SelectProps) {
  return (
    <Frame $labelAbove={labelAbove}>
      {labelText}
      <span>
        <select {...select} />
        <Icon name="down" size={16} />
      </span>
    </Frame>
  );
}
