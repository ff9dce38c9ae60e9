import styled from 'styled-components';
import { phrased } from '@/styles/mixins';

/** The content of an error page. */
export const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);

  h1 {
    max-inline-size: 14ch;
    font-size: var(--size-display);
    line-height: var(--leading-display);
  }

  h1:focus {
    outline: none;
  }

  h1:lang(zh),
  h1:lang(ja) {
    max-inline-size: 12em;
  }

  > p {
    max-inline-size: 34rem;
    font-size: var(--size-lead);
    ${phrased}
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
    margin-block-start: var(--space-5);
  }

  li a {
    display: inline-block;
    padding-block: var(--space-2);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
`;
