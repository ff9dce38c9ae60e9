import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { columns, label, textBesidePicture } from '@/styles/mixins';

export const SectorIndex = styled.nav`
  ${label}
  margin-block-start: var(--space-6);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
  }

  a {
    display: inline-block;
    padding-block: var(--space-2);
    text-decoration: none;
    border-block-end: 1px solid transparent;
  }

  a:hover {
    border-color: currentcolor;
  }
`;

export const Sector = styled.div`
  margin-block-start: var(--space-7);
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--hairline);

  ${columns}
  row-gap: 0;

  ${media.desktop} {
    align-items: start;
    margin-block-start: var(--space-8);

    > h3 {
      grid-column: start / side;
    }

    > ul {
      grid-column: side / end;
    }
  }

  h3 {
    font-size: var(--size-heading);

    ${media.desktop} {
      position: sticky;
      inset-block-start: calc(var(--header-height) + var(--space-5));
    }
  }
`;

/**
 * The houses of a sector. The first is as wide as two others: at the start, or at the end in every other sector. Two are
 * equally wide. If one is alone in its row, its text is beside its picture.
 */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-4);
  margin-block-start: var(--space-5);

  ${media.mobile} {
    > :is(:first-child, :last-child:nth-child(even)) {
      grid-column: 1 / -1;

      article {
        ${textBesidePicture}
      }
    }

    article > p:last-child {
      display: none;
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    align-items: start;
    gap: var(--space-7) var(--space-5);

    > :first-child {
      grid-area: 1 / 1 / span 2 / span 2;
    }

    ${Sector}:nth-of-type(even) & > :first-child:not(:last-child) {
      grid-column: 3 / -1;
    }

    > :first-child:nth-last-child(2),
    > :first-child:nth-last-child(2) + * {
      grid-area: auto / span 2 !important;
    }

    > :first-child:last-child {
      grid-column: 1 / -1;

      article {
        ${textBesidePicture}
        grid-template-columns: 1fr 1fr;
      }
    }
  }

  ${media.desktop} {
    margin-block-start: 0;
  }
`;
