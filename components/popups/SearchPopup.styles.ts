import styled from 'styled-components';
import { CentredLayout } from '@/components/search/Search.styles';
import { media } from '@/styles/breakpoints';

/** Makes room for the list of suggestions while it is open; the list covers what is below the field. */
export const Content = styled(CentredLayout)`
  align-content: start;

  &:has([role='listbox']) {
    min-block-size: 46rem;
  }
`;

/**
 * Puts a search button exactly over the one that the dialog covers: in the header, or from desktop up among the
 * floating buttons.
 */
export const SameButton = styled.div`
  position: fixed;
  inset-block-start: calc((var(--header-height) - var(--icon-button)) / 2);
  inset-inline-end: calc(var(--edge) - var(--space-3));

  ${media.tablet} {
    inset-inline-end: calc(var(--edge) - var(--space-3) + 2 * var(--icon-button));
  }

  ${media.desktop} {
    inset-block: auto calc(10.5rem + var(--banner-height, 0px));
    inset-inline-end: 0;
    background: var(--paper);
    border: 1px solid var(--hairline);
    border-inline-end: 0;
  }
`;
