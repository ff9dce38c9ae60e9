/** The window sizes of the journeys, in CSS pixels: one for each layout. */
export const sizes = {
  mobile: { width: 375, height: 760 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
} as const;

export type Size = keyof typeof sizes;
