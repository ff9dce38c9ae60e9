/** Next calls it once, when a server starts: content that cannot be used stops it. */
export const register = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { loadContent } = await import('@/lib/site/refresh/refresh-content');
    const { lifecycle } = await import('@/lib/process/lifecycle');
    const loaded = loadContent();
    lifecycle.content.resolve(loaded);
    await loaded;
    const { startChores } = await import('@/lib/site/refresh/chores');
    startChores();
  }
};
