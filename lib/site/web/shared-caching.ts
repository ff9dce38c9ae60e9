/** The Cache-Control of pages that are rendered on request and the same for every visitor. Times are in seconds. */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
