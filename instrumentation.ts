/** Next calls it once, when a server starts. */
export const register = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { startAlertTimer } = await import('@/lib/jobs/alert-timer');
    startAlertTimer();
  }
};
