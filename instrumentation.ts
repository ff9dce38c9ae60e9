/** Next calls it once, when a server starts. It loads the content in the background: `lifecycle` says when that ends. */
export const register = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { startContent } = await import('@/lib/site/refresh/start-content');
    startContent();
  }
};

/** For `npm run search:index`, which needs the code of the build. In development, Next compiles it for the edge, too. */
export const indexEverything = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const refresh = await import('@/lib/site/refresh/refresh-content');
    await refresh.indexEverything();
  }
};
