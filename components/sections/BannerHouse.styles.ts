import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { label, sectionTitle } from '@/styles/mixins';

export const Frame = styled.section`
  display: grid;
  gap: var(--space-6);

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    gap: var(--space-8);
    padding-inline-end: var(--edge);

    &:nth-child(even of &) {
      grid-template-columns: 5fr 7fr;
      padding-inline: var(--edge) 0;

      > :first-child {
        order: 1;
      }
    }
  }
`;

export const Media = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;

  ${media.desktop} {
    aspect-ratio: 7 / 5;
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  max-inline-size: 34rem;
  padding-inline: var(--gutter);

  ${media.desktop} {
    padding-inline: 0;
  }
`;

export const Eyebrow = styled.p`
  ${label}
  color: var(--accent);
`;

export const Title = styled.h2`
  ${sectionTitle}
`;
