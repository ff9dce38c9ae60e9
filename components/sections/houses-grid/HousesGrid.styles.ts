import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { columns, label, lineAbove, phrased, row, textBesidePicture } from '@/styles/mixins';

export const SectorIndex = styled.nav`
  ${label}
  margin-block-start: var(--space-6);

  ul {
    ${row('2 6')}
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
  ${lineAbove}

  ${columns}
  row-gap: 0;

  h3 {
    font-size: var(--size-heading);
  }

  > div > p {
    max-inline-size: 24em;
    margin-block-start: var(--space-3);
    color: var(--muted);
    ${phrased}
  }

  ${media.desktop} {
    margin-block-start: var(--space-8);

    > div {
      grid-column: start / side;
      position: var(--sticky);
      inset-block-start: calc(var(--header-height) + var(--space-5));
      align-self: start;
    }

    > ul {
      grid-column: side / end;
    }
  }
`;

/**
 * The houses of a sector, with their upright pictures. On mobile, those that would be alone in their row have
 * their text beside their picture. From tablet up, the pictures stand on one line, one of them larger: the first one, or
 * the last one in every other sector. On tablets, four houses are in two rows.
 */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);

  > li {
    margin-block-start: var(--space-5);
  }

  /* The parts of houses in a row are in line. */
  > li,
  article {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
  }

  ${media.mobile} {
    > :is(:first-child, :last-child:nth-child(even)) {
      grid-column: 1 / -1;

      article {
        ${textBesidePicture}
      }
    }

    [data-text] {
      display: none;
    }
  }

  ${media.tablet} {
    --small: minmax(0, 5fr);
    --large: minmax(0, 8fr);
    grid-template-columns: var(--large) repeat(2, var(--small));
    column-gap: var(--space-5);

    ${Sector}:nth-of-type(even) & {
      grid-template-columns: repeat(2, var(--small)) var(--large);

      > :first-child:nth-last-child(2) {
        grid-column-start: 2;
      }
    }

    &&:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    [data-reveal] {
      align-self: end;
    }

    > :only-child {
      grid-column: 1 / -1;

      article {
        ${textBesidePicture}
        grid-template-columns: 8fr 10fr;
      }
    }
  }

  ${media.desktop} {
    margin-block-start: calc(-1 * var(--space-5));

    &&:has(> :nth-child(4)) {
      grid-template-columns: var(--large) repeat(3, var(--small));
    }
  }
`;
