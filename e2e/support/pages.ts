/** One entry of the content for each type of page. */
export const pageTypes = {
  home: 'home',
  landing: 'group',
  houses: 'houses',
  house: 'sarmante',
  history: 'history',
  governance: 'governance',
  'key figures': 'key-figures',
  sustainability: 'sustainability',
  investors: 'investors',
  article: 'annual-results-2025',
  'news list': 'news',
  talents: 'talents',
  'job offers': 'job-offers',
  contact: 'contact',
  legal: 'legal-notice',
} as const;

export type PageType = keyof typeof pageTypes;
export const pageTypeNames = Object.keys(pageTypes) as PageType[];
