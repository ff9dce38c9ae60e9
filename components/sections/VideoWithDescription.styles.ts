import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { container, sectionTitle } from '@/styles/mixins';

export const Frame = styled.section`
  ${container}
  display: grid;
  gap: var(--space-6);
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-5);

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--space-7);
    padding-block-start: var(--space-5);
  }
`;

export const Title = styled.h2`
  ${sectionTitle}
`;
