/** The categories of a posting on a job board. */
export const termNames = ['house', 'sector', 'family', 'role', 'contract', 'time', 'city'] as const;
export type TermName = (typeof termNames)[number];
