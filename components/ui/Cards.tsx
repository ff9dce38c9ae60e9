import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { lineBelow, textBesidePicture } from '@/styles/mixins';

/** Cards in up to three columns, as many as fit. On mobile, upright pictures have their texts beside them. */
export const Cards = styled.ul`
  display: grid;
  --third: calc((100% - 2 * var(--space-5)) / 3);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(13rem, var(--third))), 1fr));
  gap: var(--space-8) var(--space-5);
  margin-block-start: var(--space-7);

  ${media.mobile} {
    article:has([data-upright]) {
      ${textBesidePicture}
    }
  }

  ${media.tablet} {
    > :only-child {
      --card-title: var(--size-heading);
    }

    /* A single card fills the width, with its texts in the middle beside its picture. */
    > :only-child [data-picture] {
      grid-template: 1fr auto 1fr / 7fr 5fr;
      column-gap: var(--space-5);
    }

    > :only-child [data-reveal] {
      grid-row: 1 / span 3;
    }

    > :only-child [data-reveal] + * {
      align-self: end;
    }
  }

  ${media.desktop} {
    > :only-child [data-picture] {
      grid-template-columns: var(--columns);
    }

    > :only-child [data-picture] > * {
      grid-column: late / end;
    }

    > :only-child [data-reveal] {
      grid-column: start / late;
    }
  }
`;

/** The first card is large; the others are small, from desktop up in a column beside it. */
export const LeadingCards = styled.ul`
  display: grid;
  gap: var(--space-7) var(--space-5);
  margin-block-start: var(--space-7);

  > :not(:first-child) [data-picture] {
    grid-template-columns: 1fr 2fr;
    column-gap: var(--space-4);
    align-content: start;
  }

  > :not(:first-child) [data-reveal] {
    grid-row: 1 / span 4;
  }

  ${media.mobile} {
    > :not(:first-child) {
      --card-title: 1.25rem;
    }

    > :not(:first-child) [data-picture] {
      grid-template-columns: min(5.5rem, 28%) minmax(0, 1fr);
    }

    > :not(:first-child) [data-picture] > [data-text] {
      display: none;
    }
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
      --card-title: var(--size-heading);
      --card-aspect: 3 / 2;
    }
  }

  ${media.desktop} {
    grid-template-columns: var(--columns);
    align-items: start;

    > :not(:first-child) {
      grid-column: late / end;
    }

    > :first-child {
      grid-area: 1 / start / span 3 / late;
      margin-inline-end: var(--space-5);
    }

    > :nth-child(2) {
      padding-block-end: var(--space-6);
      ${lineBelow}
    }
  }
`;

/** Tall cards with narrow gaps. On desktop the first of every five is twice as wide. */
export const Mosaic = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-7);

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);

    > :nth-child(5n + 1) {
      grid-column: span 2;
    }
  }
`;

/** Cards with portrait pictures, in columns that divide the 12 cards of a page evenly; without texts on mobile. */
export const Portraits = styled.ul`
  --card-aspect: 4 / 5;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-7) var(--space-5);
  margin-block-start: var(--space-7);

  ${media.mobile} {
    --card-title: 1.25rem;

    [data-text] {
      display: none;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
