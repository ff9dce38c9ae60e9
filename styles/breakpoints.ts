/** The minimum width of each layout in CSS pixels; below `tablet` is mobile. */
export const breakpoints = { tablet: 768, desktop: 1280, large: 1920 } as const;

/** In em of the browser's default text, so that visitors with large text get a narrower layout. */
const em = (width: number) => `${width / 16}em`;

const from = (width: number) => `@media (min-width: ${em(width)})`;

/** Matches mobile widths only. */
export const mobileQuery = `(max-width: ${em(breakpoints.tablet - 0.02)})`;

export const media = {
  /** Very large text on a phone. */
  tiny: `@media (max-width: ${em(304)})`,
  mobile: `@media ${mobileQuery}`,
  tablet: from(breakpoints.tablet),
  belowDesktop: `@media (max-width: ${em(breakpoints.desktop - 0.02)})`,
  desktop: from(breakpoints.desktop),
  large: from(breakpoints.large),
} as const;

/** Matches the desktop layout; for scripts. */
export const desktopQuery = `(min-width: ${em(breakpoints.desktop)})`;
