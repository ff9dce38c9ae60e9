import type { CSSProperties } from 'react';
import styled from 'styled-components';

const Ink = styled.span`
  inline-size: min(100%, 15rem);
  block-size: clamp(3.5rem, 12vw, 4.5rem);
  margin-block: var(--space-2);
  background: currentColor;
  print-color-adjust: exact;
  -webkit-mask: var(--signature) 0 50% / contain no-repeat;
  mask: var(--signature) 0 50% / contain no-repeat;

  && {
    display: block;
    color: var(--text);
    transition: clip-path 1800ms ease-in-out;
  }

  /* Browsers print the edges of a mask. */
  @media print {
    background: var(--signature) 0 50% / contain no-repeat;
    mask: none;
  }

  @media (forced-colors: active) {
    background: canvastext;
    forced-color-adjust: none;
  }
`;

/** A person's signature, beside the name. It is written once it is in view. */
export const Signature = ({ src }: { src: string }) => (
  <Ink data-draws aria-hidden="true" style={{ '--signature': `url("${src}")` } as CSSProperties} />
);
