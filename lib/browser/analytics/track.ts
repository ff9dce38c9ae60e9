export const categories = [
  'Job offers',
  'Job description',
  'Content',
  'Search',
  'Share',
  'Video',
  'Menu',
  'homepage',
] as const;
export type Category = (typeof categories)[number];

export const actions = [
  'Click map',
  'Click content',
  'Click video',
  'Click my favorites',
  'Click apply',
  'Click join us',
  'Click sign in',
  'Add to favorites',
  'Download',
  'Form validation',
  'Job alert intention',
  'Job alert validation',
  'Search keyword',
  'Search filter',
  'Search intention',
] as const;
export type Action = (typeof actions)[number];

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * Adds an interaction to the data layer, from which the tag manager may send it; nothing is sent before. `label` must
 * not contain personal data.
 */
export const track = (category: Category, action: Action, label = ''): void => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'interaction', category, action, label });
};
