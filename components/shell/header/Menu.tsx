import styled from 'styled-components';

export const Root = styled.div`
  position: relative;
`;

export const Trigger = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.5rem;
  text-transform: inherit;
`;

export const Dropdown = styled.div<{ $beside?: boolean }>`
  position: absolute;
  inset-inline-end: ${({ $beside }) => ($beside ? '100%' : 0)};
  inset-block-start: ${({ $beside }) => ($beside ? 'auto' : '100%')};
  inset-block-end: ${({ $beside }) => ($beside ? 0 : 'auto')};
  min-inline-size: max-content;
  padding: var(--space-3) var(--space-5);
  background: var(--paper);
  color: var(--ink);
  border: 1px solid var(--hairline);
  letter-spacing: 0;
  text-transform: none;
  font-size: var(--size-small);

  /* The menu is empty while its links are being loaded. */
  &:empty {
    visibility: hidden;
  }

  li > a[lang] {
    display: block;
    padding-block: var(--space-2);
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    color: var(--brass);
  }
`;
