import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { container, label } from '@/styles/mixins';

export const Head = styled.header`
  ${container}
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-6) var(--space-7);

  > p:first-child {
    ${label}
    color: var(--muted);
  }

  h1 {
    max-inline-size: 18ch;
    font-size: var(--size-display);
    line-height: var(--leading-display);
  }

  h1:lang(zh),
  h1:lang(ja) {
    max-inline-size: 16em;
  }

  > p:last-child {
    max-inline-size: var(--measure);
    font-size: var(--size-lead);
    color: var(--muted);
  }
`;

export const Band = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: var(--stone);

  ${media.tablet} {
    aspect-ratio: 1760 / 567;
    max-block-size: 60vh;
    inline-size: 100%;
  }

  @media print {
    display: none;
  }
`;

export const Body = styled.div`
  ${container}
  display: grid;
  gap: var(--space-7) var(--space-8);
  padding-block: var(--space-7) var(--space-section);

  ${media.desktop} {
    grid-template-columns: 7fr 4fr;
    align-items: start;
  }
`;

export const Aside = styled.aside`
  display: grid;
  gap: var(--space-5);

  ${media.belowDesktop} {
    order: -1;
  }

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + var(--space-5));
    padding-inline-start: var(--space-6);
    border-inline-start: 1px solid var(--hairline);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(45%) 1fr;
  gap: var(--space-3) var(--space-5);

  dt {
    ${label}
    padding-block-start: 0.25em;
    color: var(--muted);
  }
`;

export const Apply = styled.a`
  ${label}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 3.5rem;
  padding-inline: var(--space-5);
  background: var(--ink);
  color: var(--ivory);
  text-decoration: none;
  transition: background var(--quick) var(--ease);

  &:hover {
    background: var(--ink-soft);
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Soon = styled.strong`
  margin-inline-start: var(--space-3);
  padding: 0.15em 0.6em;
  border: 1px solid var(--danger);
  border-radius: 1rem;
  font-size: var(--size-small);
  color: var(--danger);
  white-space: nowrap;
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: 0 var(--space-4);
  justify-content: start;
  align-items: center;
  margin-inline-start: calc(-1 * var(--space-3));
  font-size: var(--size-small);

  > a {
    grid-column: 2;
  }

  a,
  button:not([aria-pressed]) {
    min-block-size: 2.75rem;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    text-align: start;
    text-decoration: none;
  }

  svg {
    flex: none;
  }

  p {
    grid-column: 1 / -1;
    padding-inline-start: var(--space-3);
  }

  a:hover,
  button:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

export const Similar = styled.div`
  ${container}
  padding-block: 0 var(--space-section);

  header + & {
    padding-block-start: var(--space-7);
  }

  h2 {
    margin-block-end: var(--space-6);
    font-size: var(--size-title);
  }

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-7);
    margin-block-start: var(--space-6);
  }
`;
