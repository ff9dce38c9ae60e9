import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { pageTitle, phrased, row, titleWidth } from '@/styles/mixins';

/** The content of an error page. */
export const ErrorFrame = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);

  h1 {
    ${titleWidth('14ch', '8em')}
    ${pageTitle}
  }

  h1:focus {
    outline: none;
  }

  > p {
    max-inline-size: 34rem;
    font-size: var(--size-lead);
    ${phrased}
  }

  /* The links end before the pale plinth of the picture behind them. */
  ${media.desktop} {
    > nav {
      max-inline-size: calc(36vw - var(--edge));
    }
  }

  > nav ul {
    ${row('2 6')}
    margin-block-start: var(--space-5);
  }

  > nav + nav {
    font-size: var(--size-small);
    color: var(--ivory-soft);
  }

  > nav a {
    display: inline-block;
    padding-block: var(--space-2);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
`;
