import type { Labels } from './contract';

/** Whether a document has one of the accepted values of each label; an empty list accepts any. */
export const hasLabels = (labels: Labels, accepted: Labels): boolean =>
  Object.entries(accepted).every(
    ([name, values = []]) => values.length === 0 || labels[name]?.some((value) => values.includes(value)) === true,
  );
