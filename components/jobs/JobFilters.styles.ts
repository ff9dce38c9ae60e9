import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { label, note, popover, row, tabular, underlined, visuallyHidden } from '@/styles/mixins';

/** On phones, the filters are a row that scrolls, with space for focus outlines. It does not clip the open values. */
export const Filters = styled.div`
  position: relative;
  min-inline-size: 0;

  > div {
    ${row('2')}

    ${media.mobile} {
      flex-wrap: nowrap;
      margin: calc(-1 * var(--space-2)) calc(-1 * var(--gutter));
      padding: var(--space-2) var(--gutter);
      overflow-x: auto;
      scroll-padding-inline: var(--gutter);
      scrollbar-width: none;
    }
  }
`;

/** The values of a facet, above the page at every width: if they moved it, a tap outside would miss its target. */
export const Values = styled.fieldset`
  ${popover}
  min-inline-size: 0;
  max-block-size: min(24rem, 60vh);
  margin-block-start: var(--space-2);
  overflow-y: auto;
  /* The button at the end must not cover the value that has the focus. */
  scroll-padding-block-end: 5rem;
  padding: var(--space-5) var(--space-5) 0;

  legend {
    ${label}
    padding-block-end: var(--space-3);
    color: var(--muted);

    /* A floated legend is below the border of the fieldset, not on it. */
    ${media.mobile} {
      float: inline-start;
      inline-size: 100%;
    }

    ${media.tablet} {
      ${visuallyHidden}
    }
  }

  ul {
    clear: both;
    columns: 16rem;
    column-gap: var(--space-6);
  }

  li {
    break-inside: avoid;
  }

  label {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: var(--space-3);
    align-items: baseline;
    padding-block: var(--space-2);
    cursor: pointer;
  }

  label:hover {
    ${underlined}
  }

  [type='checkbox'] {
    transform: translateY(0.25em);
  }

  small {
    ${note}
    ${tabular}
  }
`;

/** The search field of a facet with many values. */
export const ValueSearch = styled.label`
  clear: both;
  margin-block-end: var(--space-3);
  border-block-end: 1px solid var(--text);

  && {
    grid-template-columns: auto 1fr;
  }

  input {
    min-inline-size: 0;
    min-block-size: 2rem;
    background: none;
    border: 0;
  }
`;

/** The button with the number of offers, always in view below the values. */
export const ShowOffers = styled.div`
  position: var(--sticky);
  inset-block-end: 0;
  padding-block: var(--space-3) var(--space-4);
  background: var(--paper);
`;
