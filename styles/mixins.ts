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

  html:lang(zh) &,
  html:lang(ja) & {
    text-transform: none;
  }
`;

export const sectionTitle = css`
  max-inline-size: 24ch;
  font-size: var(--size-title);

  html:lang(zh) &,
  html:lang(ja) & {
    max-inline-size: 18em;
  }
`;

/** Few words of Japanese, whose lines end where phrases do. */
export const phrased = css`
  html:lang(ja) & {
    word-break: auto-phrase;
  }
`;

/** A list of facts in lines, with a dot between two of a line: that before the first of each is clipped. */
export const dotted = css`
  display: flex;
  flex-wrap: wrap;
  overflow: clip;
  margin-inline-end: -1.25em;

  li {
    position: relative;
    inset-inline-start: -1.25em;
    padding-inline-start: 1.25em;
    ${phrased}
  }

  li::before {
    content: '·';
    content: '·' / '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1.25em;
    font-weight: var(--weight-medium);
    text-align: center;
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
