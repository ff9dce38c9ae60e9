/** The paths of the pictures that the site shows by itself, without content that refers to them. */
export const sitePictures = {
  logo: '/media/marks/group.svg',
  share: '/media/share/default.jpg',
  missing: '/media/fallback/large.jpg',
  missingSmall: '/media/fallback/small.jpg',
  errorBackground: '/media/objects/lumerane.jpg',
} as const;
