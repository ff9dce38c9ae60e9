import styled from 'styled-components';

/** A message about something that could not be loaded, at the bottom of the window or in the panel that lacks it. */
export const Notice = styled.div.attrs({ role: 'alert', 'data-no-print': true })`
  position: fixed;
  inset-block-end: var(--banner-height, 0px);
  inset-inline: 0;
  z-index: calc(var(--layer-header) + 1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-6);
  padding: var(--space-3) var(--gutter);
  background: var(--ink);
  color: var(--ivory);

  [data-panel] & {
    position: static;
    padding: 0;
    background: none;
    color: inherit;
  }
`;
