/** The endpoints whose responses are the same for every visitor, with the query parameters that affect them. */
export const sharedCalls = {
  archives: ['locale', 'year', 'type'],
  dashboard: ['locale', 'dashboardId', 'page'],
  'download-article': ['locale', 'path'],
  events: ['locale', 'year', 'type'],
  'finance-album': ['locale', 'albumId'],
  'openapi.json': [],
  'page-in-overlay': ['locale', 'path'],
  'press-album': ['locale', 'albumId'],
  'search-suggestions': ['locale', 'q'],
  'share-price': [],
  'share-price-history': ['locale', 'period', 'compare'],
  'sustainability-album': ['locale', 'albumId'],
  'youtube-playlist': ['locale', 'playlistId'],
} as const satisfies Record<string, readonly string[]>;
