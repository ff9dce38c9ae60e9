import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { label } from '@/styles/mixins';

export const Bar = styled.header<{ $transparent: boolean }>`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--layer-header);
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  block-size: var(--header-height);
  padding-inline: var(--edge);
  color: ${({ $transparent }) => ($transparent ? 'var(--ivory)' : 'var(--ink)')};
  background: ${({ $transparent }) => ($transparent ? 'transparent' : 'var(--surface)')};
  border-block-end: 1px solid ${({ $transparent }) => ($transparent ? 'transparent' : 'var(--hairline)')};
  transition:
    background var(--quick) var(--ease),
    color var(--quick) var(--ease);

  html:not([data-scripted]) & {
    position: absolute;
  }

  ${media.desktop} {
    grid-template: var(--header-top) 1fr / 1fr auto 1fr;
    align-items: stretch;
    column-gap: var(--space-6);
  }
`;

export const HomeLink = styled.a`
  grid-column: 2;
  align-self: center;
  padding-block: var(--space-3);

  ${media.desktop} {
    grid-area: 1 / 2 / 3;
    padding-inline: var(--space-3);
  }
`;

export const UtilityLinks = styled.div<{ $side: 'start' | 'end' }>`
  ${label}
  display: none;

  ${media.desktop} {
    grid-row: 1;
    grid-column: ${({ $side }) => ($side === 'start' ? 1 : 3)};
    display: flex;
    align-items: center;
    justify-content: ${({ $side }) => ($side === 'start' ? 'flex-start' : 'flex-end')};
    gap: var(--space-6);
  }
`;

/** A text link or text button in the header. */
export const TextLink = styled.a`
  padding-block: var(--space-2);
  font-size: inherit;
  text-decoration: none;
  text-transform: inherit;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
`;

export const BelowDesktop = styled.div`
  grid-row: 1;
  grid-column: 1;
  margin-inline-start: calc(-1 * var(--space-3));

  ${media.desktop} {
    display: none;
  }
`;

export const NoScriptMenuLink = styled.a`
  ${label}
  display: inline-block;
  padding: var(--space-3);
`;

export const Tools = styled.div`
  grid-row: 1;
  grid-column: 3;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  margin-inline-end: calc(-1 * var(--space-3));

  ${media.desktop} {
    display: none;
  }
`;

export const Tablet = styled.div`
  display: none;

  ${media.tablet} {
    display: flex;
    align-items: center;
  }
`;
