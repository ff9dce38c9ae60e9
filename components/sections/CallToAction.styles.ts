import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { columns, container, sectionTitle } from '@/styles/mixins';

export const Words = styled.div`
  ${container}
  position: relative;
  display: grid;
  gap: var(--space-6);
`;

export const Title = styled.h2`
  ${sectionTitle}
`;

export const Text = styled.p`
  max-inline-size: 36rem;
  margin-block-start: var(--space-5);
  font-size: var(--size-lead);
  text-wrap: balance;
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-7);
`;

/** Text and links in one line, if they fit. */
export const PlainFrame = styled.section`
  ${media.desktop} {
    ${Words} {
      ${columns}
      align-items: center;
    }

    ${Words} > div:first-child {
      grid-column: start / late;
    }

    ${Links} {
      grid-column: late / end;
      flex-direction: column;
      align-items: flex-start;
    }
  }
`;

/** Text centred on a picture. */
export const PictureFrame = styled.section`
  position: relative;
  display: grid;
  align-content: center;
  min-block-size: min(80svh, 52rem);
  padding-block: var(--space-section);
  background: var(--ink);
  color: var(--ivory);
  text-align: center;

  > img {
    opacity: 0.7;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    background: radial-gradient(closest-side, var(--ink), var(--shade-clear));
    opacity: 0.7;
  }

  ${Words} {
    z-index: 1;
  }

  ${Words},
  ${Words} > :first-child {
    display: grid;
    justify-items: center;
  }

  ${Links} {
    justify-content: center;
  }

  @media print {
    min-block-size: auto;
    color: inherit;
    text-align: start;

    > img,
    &::before {
      display: none;
    }
  }
`;
