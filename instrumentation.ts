/**
 * Called by Next once, when a server starts. Loads the content in the background. `lifecycle.content` resolves once it
 * is loaded, and rejects if it is invalid.
 */
export const register = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { startContent } = await import('@/lib/site/refresh/start-content');
    startContent();
  }
};

/**
 * Sends all content to the search. `npm run search:index` calls it from the built copy of this file,
 * `.next/server/instrumentation.js`. In development, Next also compiles this file for the edge runtime, where it does
 * nothing.
 */
export const indexEverything = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const refresh = await import('@/lib/site/refresh/refresh-content');
    await refresh.indexEverything();
  }
};

/** Counts the open postings by the places that the site does not recognise. `npm run postings` calls it in the same way. */
export const listUnmappedPlaces = async (): Promise<ReadonlyMap<string, number> | undefined> => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { jobs } = await import('@/lib/upstreams/jobs');
    return jobs.listUnmappedPlaces?.();
  }
};

/** Tries each system behind the site. `npm run doctor` calls it in the same way. */
export const tryUpstreams = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const upstreams = await import('@/lib/site/refresh/try-upstreams');
    return upstreams.tryUpstreams();
  }
};
