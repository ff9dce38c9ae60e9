import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { columns, label } from '@/styles/mixins';

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

export const Grid = styled.ul`
  --card-aspect: 4 / 5;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-4);
  margin-block-start: var(--space-5);

  ${media.mobile} {
    --card-aspect: 1;

    > :last-child:nth-child(odd) {
      --card-aspect: 3 / 2;
      grid-column: 1 / -1;
    }

    /* Aligns the marks of a row. */
    article {
      grid-template-rows: auto 1fr;
      block-size: 100%;
    }

    article > :nth-child(2) {
      align-content: start;
    }

    article > p:last-child {
      display: none;
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(6, 1fr);
    gap: var(--space-7) var(--space-5);

    > li {
      grid-column: span 2;
    }

    /* Two houses share a row; four are in two rows of two. */
    &:has(> :nth-child(2):last-child),
    &:has(> :nth-child(4):last-child) {
      --card-aspect: 1;

      > li {
        grid-column: span 3;
      }
    }

    /* A single house has its text beside its picture. */
    > :only-child {
      --card-aspect: 1;
      grid-column: 1 / -1;

      article {
        grid-template: auto auto 1fr / 1fr 1fr;
        column-gap: var(--space-5);
      }

      article > :first-child {
        grid-row: span 3;
      }
    }
  }

  ${media.desktop} {
    margin-block-start: 0;
  }
`;
