/** Widths in CSS pixels from which a layout holds; below the first is mobile. */
export const breakpoints = { tablet: 768, desktop: 1280, large: 1920 } as const;

const from = (width: number) => `@media (min-width: ${width}px)`;

/** The query that holds on phones alone. */
export const mobileQuery = `(max-width: ${breakpoints.tablet - 0.02}px)`;

export const media = {
  mobile: `@media ${mobileQuery}`,
  tablet: from(breakpoints.tablet),
  belowDesktop: `@media (max-width: ${breakpoints.desktop - 0.02}px)`,
  desktop: from(breakpoints.desktop),
  large: from(breakpoints.large),
} as const;

/** The query that tells a script that the desktop layout is shown. */
export const desktopQuery = `(min-width: ${breakpoints.desktop}px)`;
