/** What a report may be about. */
export const reportCategories = [
  'corruption',
  'competition',
  'human-rights',
  'harassment',
  'safety',
  'environment',
  'finance',
  'data',
  'other',
] as const;
