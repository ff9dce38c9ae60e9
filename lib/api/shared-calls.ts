const minute = 'public, max-age=60, stale-while-revalidate=300';
const halfMinute = 'public, max-age=30, stale-while-revalidate=60';

/** The Cache-Control of PDFs, and of the description of the endpoints. */
export const fiveMinutes = 'public, max-age=300';

/**
 * The endpoints whose responses are the same for every visitor, by name: the Cache-Control of a response, and the query
 * parameters that affect it. The response of any other endpoint is not cached.
 */
export const sharedCalls = {
  archives: { cache: minute, parameters: ['locale', 'year', 'type'] },
  dashboard: { cache: minute, parameters: ['locale', 'dashboardId', 'page'] },
  'download-article': { cache: fiveMinutes, parameters: ['locale', 'path'] },
  events: { cache: minute, parameters: ['locale', 'year', 'type'] },
  'finance-album': { cache: minute, parameters: ['locale', 'albumId'] },
  menu: { cache: minute, parameters: ['locale'] },
  'openapi.json': { cache: fiveMinutes, parameters: [] },
  'page-in-overlay': { cache: minute, parameters: ['locale', 'path'] },
  'press-album': { cache: minute, parameters: ['locale', 'albumId'] },
  'search-suggestions': { cache: minute, parameters: ['locale', 'q'] },
  'share-price': { cache: halfMinute, parameters: [] },
  'share-price-history': { cache: halfMinute, parameters: ['locale', 'period', 'compare'] },
  'sustainability-album': { cache: minute, parameters: ['locale', 'albumId'] },
  'youtube-playlist': { cache: minute, parameters: ['locale', 'playlistId'] },
} as const satisfies Record<string, { cache: string; parameters: readonly string[] }>;
