import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { note, row, tabular } from '@/styles/mixins';

export const Frame = styled.figure`
  padding-block: 3.5rem 2.5rem;
  padding-inline-end: 3.75rem;

  /* The text of the selected price has two lines. */
  ${media.tiny} {
    padding-block-start: 5.5rem;
  }

  ${media.mobile} {
    &:has([data-part='index']) {
      padding-block-start: 5.5rem;
    }
  }

  transition: opacity var(--quick) var(--ease);

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

export const Drawing = styled.div`
  position: relative;
  block-size: clamp(15rem, 32vw, 27rem);

  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }

  path {
    stroke: none;
    vector-effect: non-scaling-stroke;
    transition: d var(--slow) var(--ease);
  }

  [data-part='grid'] {
    stroke: var(--hairline);
  }

  [data-part='line'] {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.75;
    stroke-linejoin: round;
  }

  [data-part='index'] {
    fill: none;
    stroke: var(--text);
    stroke-width: 1.5;
    stroke-dasharray: 6 4;
  }

  @media (forced-colors: active) {
    [data-part='grid'] {
      stroke: graytext;
      stroke-opacity: 0.4;
    }

    [data-part='line'] {
      stroke: highlight;
    }

    [data-part='index'] {
      stroke: canvastext;
    }
  }

  stop {
    stop-color: var(--accent);
    stop-opacity: 0.22;
  }

  stop + stop {
    stop-opacity: 0;
  }
`;

const Labels = styled.div`
  position: absolute;
  ${note}
  ${tabular}
  line-height: 1;
  white-space: nowrap;

  span {
    position: absolute;
  }
`;

export const Prices = styled(Labels)`
  inset-block: 0;
  inset-inline-start: calc(100% + var(--space-3));

  span {
    transform: translateY(-50%);
  }
`;

export const Dates = styled(Labels)`
  inset-inline: 0;
  inset-block-start: calc(100% + var(--space-4));

  span {
    transform: translateX(-50%);
  }

  ${media.tiny} {
    span:nth-child(even) {
      display: none;
    }
  }
`;

/** The legend: a sample of each line and what it represents. */
export const Legend = styled.ul`
  ${row('2 6')}
  margin-block-start: var(--space-7);
  font-size: var(--size-small);

  li::before {
    content: '';
    display: inline-block;
    inline-size: 2rem;
    margin-inline-end: var(--space-3);
    border-block-start: 2px solid var(--accent);
    vertical-align: middle;
  }

  [data-part='index']::before {
    border-block-start: 2px dashed var(--text);
  }
`;
