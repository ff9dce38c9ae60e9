import styled from 'styled-components';
import { media } from '@/styles/breakpoints';

export const Stage = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-5);
  min-block-size: calc(100% - 2.75rem);

  video {
    inline-size: min(100%, 105dvh);
    block-size: auto;
    aspect-ratio: 16 / 9;
    animation: appear var(--slow) var(--ease);
  }

  h2 {
    font-size: var(--size-title);
    text-align: center;
    outline: 0;
  }
`;

/** What leads on: its place is kept until it comes. */
export const Lead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2) var(--space-7);
  min-block-size: 6.5rem;

  ${media.tablet} {
    flex-direction: row;
    justify-content: center;
    min-block-size: 3rem;
  }

  > * {
    animation: appear var(--slow) var(--ease);
  }
`;
