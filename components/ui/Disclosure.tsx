import type { ReactNode } from 'react';
import styled from 'styled-components';
import { label } from '@/styles/mixins';

const Part = styled.details`
  border-block-start: 1px solid var(--hairline);

  summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-5);
    padding-block: var(--space-5);
    font: var(--weight-light) var(--size-heading) / 1.2 var(--font-display);
    font-variant-numeric: lining-nums;
    list-style: none;
    text-wrap: balance;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: '+';
    content: '+' / '';
    flex: none;
    font-family: var(--font-text);
    font-weight: 200;
    color: var(--accent);
  }

  &[open] summary::after {
    content: '–';
    content: '–' / '';
  }

  > div {
    padding-block-end: var(--space-6);
  }
`;

const Aside = styled.details`
  margin-block-start: var(--space-5);

  summary {
    ${label}
    display: inline-block;
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--hairline);
    cursor: pointer;
  }

  summary:hover {
    border-color: currentcolor;
  }
`;

interface DisclosureProps {
  summary: string;
  /** Whether it adds to what is shown above it, such as the figures of a chart, rather than being a part of its own. */
  isAside?: boolean;
  children: ReactNode;
}

/** What opens below its summary, also without JavaScript. */
export function Disclosure({ summary, isAside = false, children }: DisclosureProps) {
  const Details = isAside ? Aside : Part;
  return (
    <Details>
      <summary>{summary}</summary>
      {children}
    </Details>
  );
}
