import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { container } from '@/styles/mixins';

export const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: none;
  max-block-size: calc(100vh - var(--header-height));
  overflow-y: auto;
  background: var(--surface);
  color: var(--ink);
  border-block: 1px solid var(--hairline);

  &[data-open='true'] {
    display: block;
  }
`;

export const Columns = styled.ul<{ $threeColumns: boolean }>`
  ${container}
  display: flex;
  flex-wrap: wrap;
  padding-block: var(--space-7);
  row-gap: var(--space-6);

  > li {
    inline-size: ${({ $threeColumns }) => ($threeColumns ? 'calc(100% / 3)' : '25%')};
    padding-inline-end: var(--space-6);
  }

  li li a {
    display: inline-block;
    padding-block: var(--space-1);
    font-size: 0.9375rem;
    color: var(--muted);
    text-decoration: none;
  }

  li li a:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

export const Title = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-block-end: var(--space-3);
  font: var(--weight-heading) 1.375rem / 1.2 var(--font-display);
  text-decoration: none;
`;

/** An upright picture is shown whole. */
export const Thumbnail = styled.span`
  position: relative;
  flex: none;
  overflow: hidden;
  inline-size: 5rem;
  aspect-ratio: 1;

  ${media.large} {
    inline-size: 7.5rem;
  }

  img {
    transition: transform var(--slow) var(--ease);
  }

  a:hover > & img {
    transform: scale(1.06);
  }
`;
