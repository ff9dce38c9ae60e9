import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { columns, container, sectionTitle } from '@/styles/mixins';

export const Frame = styled.section`
  ${container}
  display: grid;
  gap: var(--space-6);
`;

export const Words = styled.div`
  ${columns}
  row-gap: var(--space-5);

  ${media.desktop} {
    padding-block-start: var(--space-5);

    > h2 {
      grid-column: start / text;
    }

    > div {
      grid-column: text / end;
    }
  }
`;

export const Title = styled.h2`
  ${sectionTitle}
`;
