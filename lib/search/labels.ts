import type { Labels } from './contract';

/** Whether a document has one of the wanted values of each label; an empty list accepts any. */
export const hasLabels = (labels: Labels, wanted: Labels): boolean =>
  Object.entries(wanted).every(
    ([name, values = []]) => values.length === 0 || labels[name]?.some((value) => values.includes(value)) === true,
  );
