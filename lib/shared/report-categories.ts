/** The subjects of a report. */
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
