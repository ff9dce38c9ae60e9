import { css } from 'styled-components';

/** The page's width with its gutters. */
export const container = css`
  inline-size: 100%;
  max-inline-size: var(--page);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** Small words of the interface: openly spaced capitals in scripts that have them. */
export const label = css`
  font: var(--weight-label) var(--size-label) / 1.5 var(--font-text);
  letter-spacing: var(--tracking-label);
  text-transform: uppercase;
`;

export const sectionTitle = css`
  font-size: var(--size-title);
`;

/** Few words of Chinese or Japanese, whose lines end where phrases do. */
export const phrased = css`
  html:lang(zh) & {
    word-break: keep-all;
  }

  html:lang(ja) & {
    word-break: auto-phrase;
  }
`;

/** Makes the link of a card cover the card, which must be positioned. */
export const coveringLink = css`
  a {
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

/** Seen by screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The ground of a film's still, with what plays it in the middle. */
export const filmStill = css`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background: var(--ink);
  color: var(--ivory);

  img {
    opacity: 0.85;
  }
`;
