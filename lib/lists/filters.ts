import type { Filter } from '../model/list';

/** The value that a filter narrows a list to; undefined where it does not. */
export const chosenIn = (filters: readonly Filter[], name: Filter['name']): string | undefined =>
  filters.find((filter) => filter.name === name)?.chosen[0];
