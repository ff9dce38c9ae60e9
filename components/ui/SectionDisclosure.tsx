import styled from 'styled-components';
import { plusSummary } from '@/styles/mixins';
import { Disclosure } from './Disclosure';

/** A full-width disclosure with a heading-sized summary, as a part of a section. */
export const SectionDisclosure = styled(Disclosure)`
  ${plusSummary}
  border-block-start: 1px solid var(--hairline);

  &:last-of-type {
    border-block-end: 1px solid var(--hairline);
  }

  summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-5);
    padding-block: var(--space-5);
    font: var(--weight-heading) var(--size-heading) / 1.2 var(--font-display);
    font-variant-numeric: lining-nums;
    text-wrap: balance;
  }

  summary::after {
    flex: none;
    font-family: var(--font-text);
    font-weight: var(--weight-light);
  }

  > div {
    padding-block-end: var(--space-6);
  }
`;
