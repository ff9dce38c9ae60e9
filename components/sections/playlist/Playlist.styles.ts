import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { columns, coveringLink, linkAbove, videoStill } from '@/styles/mixins';

/** The featured video, with the others beside or below it. */
export const Videos = styled.div`
  ${columns}
  row-gap: var(--space-7);
  margin-block-start: var(--space-7);

  ${media.desktop} {
    align-items: start;

    > :first-child {
      grid-column: start / late;
      margin-inline-end: var(--space-5);
    }

    > :last-child {
      grid-column: late / end;
    }
  }
`;

export const FeaturedVideo = styled.div`
  display: grid;
  gap: var(--space-3);

  > a:first-child {
    margin-block-end: var(--space-3);
  }

  a[download] {
    ${linkAbove}
    justify-self: start;
  }

  h3 {
    font-size: var(--size-heading);
  }

  p {
    max-inline-size: var(--measure);
    color: var(--muted);
  }

  time {
    font-size: var(--size-small);
    color: var(--muted);
  }
`;

export const OtherVideos = styled.ul`
  display: grid;
  gap: var(--space-4);

  > li {
    ${coveringLink}
    position: relative;
    display: grid;
    grid-template-columns: clamp(7rem, 30vw, 10rem) minmax(0, 1fr);
    gap: var(--space-4) var(--space-5);
    align-items: start;
    padding-block-end: var(--space-4);
    border-block-end: 1px solid var(--hairline);
  }

  > :last-child {
    padding-block-end: 0;
    border: 0;
  }

  h3 {
    font-size: 1.375rem;
  }

  a[download] {
    ${linkAbove}
  }

  p {
    margin-block-start: var(--space-1);
    font-size: var(--size-small);
    line-height: 1.5;
    color: var(--muted);
  }
`;

export const Still = styled.div`
  ${videoStill}

  svg {
    position: relative;
    filter: drop-shadow(0 0 0.5rem var(--ink));
  }
`;
