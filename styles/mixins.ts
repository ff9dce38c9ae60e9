import { css } from 'styled-components';
import { media } from './breakpoints';

/** Limits content to the page width, with gutters. */
export const container = css`
  inline-size: 100%;
  max-inline-size: var(--page);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** The page's 12 columns on desktop, one column below. Content beside other content starts at a named line. */
export const columns = css`
  display: grid;
  grid-template-columns: var(--column);
  gap: var(--space-6) var(--space-5);

  ${media.desktop} {
    grid-template-columns: var(--columns);
  }
`;

/** Two parts that are side by side on desktop, where the second begins at a named line. */
export const splitAt = (line: 'side' | 'text' | 'late') => css`
  ${columns}

  ${media.desktop} {
    > :first-child {
      grid-column: start / ${line};
    }

    > :not(:first-child) {
      grid-column: ${line} / end;
    }
  }
`;

/** The frame of a picture that fills it, in the colour of stone until the picture is loaded. */
export const crop = (aspectRatio: string) => css`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${aspectRatio};
  background: var(--stone);
`;

/**
 * A picture that fills the window. It is never wider than it is sharp (`--sharp`): in a wider window it is at the inline
 * end, and fades into the dark background at its start.
 */
export const windowPicture = css`
  inset-inline-start: auto !important;
  max-inline-size: var(--sharp);
  mask-image: linear-gradient(to right, transparent, #000 clamp(0px, (100vw - var(--sharp)) * 999, 16rem));
`;

/** Enlarges the picture in an element that the pointer is on. */
export const zoomOnHover = css`
  img {
    transition: transform var(--slow) var(--ease);
  }

  &:hover img {
    transform: scale(1.04);
  }
`;

/** Small UI text, such as buttons: letter-spaced capitals; no capitals in Chinese and Japanese. */
export const label = css`
  font: var(--weight-label) var(--size-label) / 1.5 var(--font-text);
  letter-spacing: var(--tracking-label);
  text-transform: uppercase;

  html:lang(zh) &,
  html:lang(ja) & {
    text-transform: none;
  }
`;

/** Small text of less importance: facts, hints, captions. */
export const note = css`
  font-size: var(--size-small);
  color: var(--muted);
`;

/** A text in the typeface of titles, by its size and line height. */
export const displayText = (size: string, lineHeight: number | string = 'var(--leading-title)') => css`
  font: var(--weight-heading) ${size} / ${lineHeight} var(--font-display);
  font-variant-numeric: lining-nums;
`;

/** Digits of equal width, for columns of figures. */
export const tabular = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

export const underlined = css`
  text-decoration: underline;
  text-underline-offset: 0.3em;
`;

/** Items in a line, which wrap. `gap` has the steps of `--space` between lines and items, such as `2 6`. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap.replace(/[1-8]/g, 'var(--space-$&)')};
`;

export const lineAbove = css`
  border-block-start: 1px solid var(--hairline);
`;

export const lineBelow = css`
  border-block-end: 1px solid var(--hairline);
`;

/** Light text on a dark background. */
export const onInk = css`
  background: var(--ink);
  color: var(--ivory);
`;

/** For short texts: Japanese lines break between phrases. */
export const phrased = css`
  html:lang(ja) & {
    word-break: auto-phrase;
  }
`;

/** The text that introduces a page or a section. */
export const lead = css`
  max-inline-size: var(--measure);
  font-size: var(--size-lead);
  color: var(--muted);
  ${phrased}
`;

/** Limits the width of a title, apart for Chinese and Japanese. */
export const titleWidth = (width: string, hanWidth: string) => css`
  max-inline-size: ${width};

  &:lang(zh),
  &:lang(ja) {
    max-inline-size: ${hanWidth};
  }
`;

export const sectionTitle = css`
  ${titleWidth('24ch', '18em')}
  font-size: var(--size-title);
`;

/** The title of a page. */
export const pageTitle = css`
  font-size: var(--size-display);
  line-height: var(--leading-display);
`;

/** A card with its texts beside its picture. */
export const textBesidePicture = css`
  grid-template: auto auto 1fr / 2fr 3fr;
  column-gap: var(--space-5);

  > :first-child {
    grid-row: span 3;
  }
`;

/**
 * A line of items with dots between them. Each item has a dot before it; the one at the start of a line is clipped.
 */
export const dotted = css`
  display: flex;
  flex-wrap: wrap;
  overflow: clip;
  margin-inline-end: -1.25em;

  > * {
    position: relative;
    inset-inline-start: -1.25em;
    padding-inline-start: 1.25em;
    ${phrased}
  }

  > *::before {
    content: '·';
    content: '·' / '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1.25em;
    font-weight: var(--weight-medium);
    text-align: center;
  }
`;

/** Makes the link in a card cover the whole card. */
export const coveringLink = css`
  position: relative;

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

/** A second link in a block, above the link that covers it. */
export const linkAbove = css`
  position: relative;
  z-index: 1;
  display: inline-block;
  padding-block: var(--space-1);
  font-size: var(--size-small);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &::after {
    content: none;
  }
`;

/** A phone number, an email address or another link in an address. */
export const contactLink = css`
  display: inline-block;
  padding-block: var(--space-1);
  overflow-wrap: anywhere;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
`;

/** A link that is underlined only under the pointer. */
export const plainLink = css`
  text-decoration: none;

  &:hover {
    ${underlined}
  }
`;

/** A panel below the field or button that opens it. */
export const popover = css`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 6;
  background: var(--paper);
  border: 1px solid var(--hairline);
  box-shadow: 0 1.5rem 3rem -1.5rem var(--scrim);
`;

/** Hides an element visually; screen readers still read it. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A disclosure whose summary looks like a button. */
export const labelSummary = css`
  summary {
    ${label}
    inline-size: fit-content;
    padding-block: var(--space-3);
    ${lineBelow}
  }

  summary:hover {
    border-color: currentcolor;
  }
`;

/** The frame of a video's still image, with the play control centred. */
export const videoStill = css`
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
