import styled from 'styled-components';
import { displayText, lineAbove, lineBelow } from '@/styles/mixins';
import { Disclosure } from './Disclosure';

/** A full-width disclosure with a heading-sized summary, as a part of a section. */
export const SectionDisclosure = styled(Disclosure)`
  ${lineAbove}

  &:last-of-type {
    ${lineBelow}
  }

  summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-5);
    padding-block: var(--space-5);
    ${displayText('var(--size-heading)', 1.2)}
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
