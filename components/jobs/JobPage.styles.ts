import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import {
  columns,
  container,
  crop,
  dotted,
  label,
  lead,
  lineBelow,
  note,
  onInk,
  pageTitle,
  row,
  titleWidth,
} from '@/styles/mixins';

/**
 * The grid of an offer: heading and main facts, sidebar (apply button, facts, actions), picture, description. On
 * desktop the sidebar is beside the rest and stays in view.
 */
export const Frame = styled.div`
  ${container}
  ${columns}
  row-gap: var(--space-5);
  padding-block: var(--space-5) var(--space-section);

  ${media.tablet} {
    row-gap: var(--space-6);
  }

  ${media.desktop} {
    grid-template-rows: auto auto 1fr;
    row-gap: var(--space-7);
    align-items: start;

    > * {
      grid-column: start / late;
      margin-inline-end: var(--space-5);
    }
  }
`;

export const Head = styled.header`
  display: grid;
  gap: var(--space-4);

  h1 + p {
    margin-block-start: var(--space-3);
  }

  > p:first-child {
    ${label}
    color: var(--muted);
  }

  h1 {
    ${titleWidth('18ch', '16em')}
    ${pageTitle}

    ${media.desktop} {
      font-size: calc(0.8 * var(--size-display));
    }
  }

  > :last-child {
    ${lead}
  }
`;

export const MainDetails = styled.ul`
  ${dotted}
  margin-inline-end: 0;
`;

export const PictureBand = styled.div`
  ${crop('4 / 3')}

  ${media.mobile} {
    margin-inline: calc(-1 * var(--gutter));
  }

  ${media.tablet} {
    aspect-ratio: 16 / 9;
  }

  @media print {
    display: none;
  }
`;

export const Aside = styled.aside`
  display: grid;
  grid-template-columns: var(--column);
  gap: var(--space-5);

  ${media.desktop} {
    grid-area: 1 / late / span 3 / end;
    position: var(--sticky);
    inset-block-start: calc(var(--header-height) + var(--space-5));
    padding-inline-start: var(--space-6);
    border-inline-start: 1px solid var(--hairline);
  }
`;

export const ApplyRow = styled.div`
  ${row('2 5')}
  align-items: center;
`;

export const HowToApply = styled.p`
  ${note}
`;

export const ApplyLink = styled.a`
  ${label}
  display: flex;
  flex: 1 1 11rem;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  max-inline-size: 24rem;
  min-block-size: 3.5rem;
  padding-inline: var(--space-5);
  ${onInk}
  text-decoration: none;
  transition: background var(--quick) var(--ease);

  &:hover {
    background: var(--ink-soft);
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }

  @media print {
    min-block-size: 0;
    padding: 0;
    background: none;
    color: inherit;
    font-size: var(--size-text);
    justify-content: flex-start;
    max-inline-size: none;
    text-transform: none;
    letter-spacing: normal;

    &&::after {
      font-size: inherit;
    }

    svg {
      display: none;
    }
  }
`;

/** Says in which language the text below it is, if it is not the reader's. */
export const LanguageNote = styled.p`
  max-inline-size: var(--measure);
  margin-block-end: var(--space-5);
  padding-block-end: var(--space-4);
  ${lineBelow}
  ${note}
`;

export const SimilarOffers = styled.div`
  ${container}
  padding-block: 0 var(--space-section);

  h2 {
    margin-block-end: var(--space-6);
    font-size: var(--size-title);
  }

  > p {
    ${row('4 7')}
    margin-block-start: var(--space-6);
  }
`;
