import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { container, label, onInk, row, titleWidth, visuallyHidden, windowPicture } from '@/styles/mixins';

export const Frame = styled.section<{ $isTall: boolean }>`
  position: relative;
  display: grid;
  min-block-size: clamp(var(--hero-min, 34rem), ${({ $isTall }) => ($isTall ? '100svh' : 'var(--hero, min(82svh, 100vw))')}, 72rem);
  ${onInk}

  /* Without a picture: texts on the background of the page. */
  &[data-plain] {
    --hero-space: 0px;
    --hero-title: calc(var(--size-title) * 1.2);
    min-block-size: 0;
    background: none;
    color: inherit;
  }

  @media print {
    min-block-size: auto;
    color: inherit;
    background: none;
  }
`;

export const Slides = styled.ul`
  display: flex;
  min-inline-size: 0;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline-offset: -6px;
  }
`;

export const Slide = styled.li`
  position: relative;
  display: grid;
  flex: none;
  align-items: end;
  inline-size: 100%;
  overflow: hidden;
  scroll-snap-align: start;

  ${Frame}:not([data-plain]) &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to bottom, var(--shade-deep), var(--shade) 9rem, var(--shade-clear) max(34%, 14rem)),
      linear-gradient(to top, var(--shade-deep), var(--shade) 45%, var(--shade-clear) 85%);

    ${media.tablet} {
      background:
        linear-gradient(to bottom, var(--shade-deep), var(--shade) 10rem, var(--shade-clear) max(40%, 18rem)),
        linear-gradient(to top, var(--shade), var(--shade-clear) 72%),
        linear-gradient(to right, color-mix(in srgb, var(--ink) 75%, transparent), var(--shade) 45%, var(--shade-clear) 75%);
    }
  }

  > img,
  > picture > img {
    ${windowPicture}
  }

  ${media.tablet} {
    > img,
    > picture > img {
      animation: settle 2.4s var(--ease);
    }
  }

  /* An object: whole and bright at the inline end, or in the upper half of an upright picture. */
  &[data-object] {
    --hero-title: var(--size-title);

    ${Frame} &:not([data-film])::after {
      background:
        linear-gradient(to bottom, var(--shade-deep), var(--shade-clear) 10rem),
        linear-gradient(to right, var(--shade-deep), var(--shade-clear) 60%);
    }

    ${Frame}[data-carousel='true'] &:not([data-film])::after {
      background:
        linear-gradient(to bottom, var(--shade-deep), var(--shade-clear) 10rem),
        linear-gradient(to top, var(--shade), var(--shade-clear) 8rem),
        linear-gradient(to right, var(--shade-deep), var(--shade-clear) 60%);
    }

    /* In a large window it is whole, so that it begins below the menu. */
    ${media.large} and (orientation: landscape) {
      &:not([data-film]) > picture > img {
        inline-size: auto !important;
        mask-image: linear-gradient(to right, transparent, #000 16rem);
      }
    }

    ${media.upright} {
      &&&::after {
        inset-block-start: var(--header-height);
        background: linear-gradient(to bottom, var(--shade-clear) 79vw, var(--shade-deep) 92vw);
      }

      > picture > img {
        inset-block-start: var(--header-height) !important;
        block-size: auto !important;
        mask-image: linear-gradient(to bottom, transparent, #000 3rem);
      }
    }
  }

  &[data-long] {
    --hero-title: var(--size-title);
  }

  &[data-object][data-long] {
    --hero-title: var(--size-heading);
  }

  @keyframes settle {
    from {
      transform: scale(1.05);
    }
  }

  @media print {
    > img,
    > picture,
    &::after {
      display: none;
    }
  }
`;

export const Content = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  padding-block: calc(var(--header-height) + var(--space-8)) var(--hero-space, var(--space-8));

  ${Slide}:first-child > & {
    view-transition-name: texts;
  }

  ${Frame}[data-plain] & {
    padding-block-start: var(--space-7);
  }

  /* The text of an object ends before the object begins, or is below it in upright windows. */
  ${Slide}[data-object] & {
    > * {
      max-inline-size: calc(38vw - var(--edge));
    }

    ${media.upright} {
      padding-block-start: calc(var(--header-height) + 88vw);

      > * {
        max-inline-size: none;
      }
    }
  }

  ${Frame}[data-carousel='true'] & {
    padding-block-end: 8.5rem;
  }

  ${media.desktop} {
    padding-block-end: var(--hero-space, 6rem);

    ${Frame}[data-carousel='true'] & {
      padding-block-end: 10rem;
    }
  }

  @media print {
    padding-block: 0;
  }
`;

export const Eyebrow = styled.p`
  ${label}
  ${row('1 5')}
  margin-block-end: var(--space-5);
  text-wrap: balance;

  /* A founding year: it is never alone in its line. */
  span > span {
    margin-inline-start: var(--space-4);
  }
`;

export const Title = styled.h1`
  ${titleWidth('20ch', '14em')}
  font-size: var(--hero-title, var(--size-display));
  line-height: var(--leading-display);
`;

export const Text = styled.p`
  max-inline-size: 38rem;
  margin-block: var(--space-5) var(--space-4);
  font-size: var(--size-lead);
  text-wrap: balance;
`;

export const Links = styled.div`
  ${row('2 6')}
`;

/** The index of the slides: a button with a line above it for each; the current one's line is bright. */
export const Index = styled.ul`
  ${container}
  position: absolute;
  z-index: 2;
  inset-block-end: var(--space-5);
  inset-inline: 0;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--space-4);
  pointer-events: none;

  ${media.desktop} {
    grid-auto-columns: minmax(0, 15rem);
    gap: var(--space-5);
  }

  button {
    ${label}
    position: relative;
    inline-size: 100%;
    pointer-events: auto;
    min-block-size: var(--control-large);
    padding-block-start: var(--space-3);
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    opacity: 0.75;
  }

  ${media.mobile} {
    span {
      ${visuallyHidden}
    }
  }

  button::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 1px;
    background: currentcolor;
    opacity: 0.5;
  }

  button::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 2px;
    background: currentcolor;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--slow) var(--ease);
  }

  [aria-current='true'] {
    opacity: 1;
  }

  [aria-current='true']::after {
    transform: none;
  }

  @media print {
    display: none;
  }
`;
