/** Whether this process renders the pages of a build. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';
