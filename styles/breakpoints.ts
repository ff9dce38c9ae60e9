/** The minimum width of each layout in CSS pixels; below `tablet` is mobile. */
export const breakpoints = { tablet: 768, desktop: 1280, large: 1920 } as const;

/** Matches mobile widths only. */
export const mobileQuery = '(max-width: 47.99em)';
/** Matches tablets and wider. */
export const tabletQuery = '(min-width: 48em)';
/** Matches the desktop layout. */
export const desktopQuery = '(min-width: 80em)';
/** Matches windows that are higher than wide, such as tablets that are held upright, and all mobile ones. */
export const uprightQuery = `screen and ((orientation: portrait) or ${mobileQuery})`;

/**
 * The media queries of the layouts. Widths are in em of the browser's default text size, 16 pixels, so that visitors
 * with larger text get a narrower layout. `tiny` matches phones with very large text, `low` also phones held sideways.
 */
export const media = {
  tiny: '@media (max-width: 19em)',
  low: '@media (max-width: 19em), (max-height: 29.99em)',
  mobile: `@media ${mobileQuery}`,
  tablet: `@media ${tabletQuery}`,
  upright: `@media ${uprightQuery}`,
  belowDesktop: '@media (max-width: 79.99em)',
  desktop: `@media ${desktopQuery}`,
  large: '@media (min-width: 120em)',
} as const;
