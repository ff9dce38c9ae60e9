import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { columns, container, phrased, sectionTitle } from '@/styles/mixins';
import { Form, SubmitRow } from './Form.styles';

export const Frame = styled.section`
  ${container}
  ${columns}

  ${media.desktop} {
    > :first-child {
      grid-column: start / text;
    }

    > :not(:first-child) {
      grid-column: text / end;
    }
  }
`;

export const Introduction = styled.div`
  h2 {
    ${sectionTitle}
  }

  p {
    max-inline-size: var(--measure);
    margin-block-start: var(--space-5);
    font-size: var(--size-lead);
    color: var(--muted);
    ${phrased}
  }

  ${media.desktop} {
    margin-inline-end: var(--space-5);
  }
`;

export const Fields = styled(Form)`
  max-inline-size: 48rem;

  > p:first-child {
    font-size: var(--size-small);
    color: var(--muted);
  }

  ${media.tablet} {
    > ${SubmitRow} > button {
      justify-self: start;
      min-inline-size: 16rem;
    }
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-6);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Outcome = styled.div`
  h3 {
    font-size: var(--size-heading);
  }

  p {
    max-inline-size: var(--measure);
    margin-block-start: var(--space-4);
  }
`;
