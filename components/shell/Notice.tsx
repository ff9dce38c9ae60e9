import styled from 'styled-components';
import { onInk, row } from '@/styles/mixins';

/** A message about something that could not be loaded, at the bottom of the window or in the panel that lacks it. */
export const Notice = styled.div.attrs({ role: 'alert', 'data-no-print': true })`
  position: fixed;
  inset-block-end: var(--banner-height, 0px);
  inset-inline: 0;
  z-index: calc(var(--layer-header) + 1);
  ${row('0 6')}
  align-items: center;
  padding: var(--space-3) var(--gutter);
  ${onInk}

  [data-panel] & {
    position: static;
    padding: 0;
    background: none;
    color: inherit;
  }
`;
