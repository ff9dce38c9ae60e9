import type { Filter } from '../list';

/** The chosen value of a filter; undefined if there is none. */
export const chosenIn = (filters: readonly Filter[], name: Filter['name']): string | undefined =>
  filters.find((filter) => filter.name === name)?.chosen[0];
