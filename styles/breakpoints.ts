/** The minimum width of each layout in CSS pixels; below `tablet` is mobile. */
export const breakpoints = { tablet: 768, desktop: 1280, large: 1920 } as const;

const from = (width: number) => `@media (min-width: ${width}px)`;

/** Matches mobile widths only. */
export const mobileQuery = `(max-width: ${breakpoints.tablet - 0.02}px)`;

export const media = {
  mobile: `@media ${mobileQuery}`,
  tablet: from(breakpoints.tablet),
  belowDesktop: `@media (max-width: ${breakpoints.desktop - 0.02}px)`,
  desktop: from(breakpoints.desktop),
  large: from(breakpoints.large),
} as const;

/** Matches the desktop layout; for scripts. */
export const desktopQuery = `(min-width: ${breakpoints.desktop}px)`;
