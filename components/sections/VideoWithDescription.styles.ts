import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { container, sectionTitle } from '@/styles/mixins';

export const Frame = styled.section`
  ${container}
  display: grid;
  gap: var(--space-6);

  ${media.desktop} {
    grid-template-columns: 8fr 4fr;
    align-items: end;
    gap: var(--space-7);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-5);
`;

export const Title = styled.h2`
  ${sectionTitle}
`;
