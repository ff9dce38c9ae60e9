const key = Symbol.for('site.once-per-process');

/** Deletes values of `oncePerProcess`: modules that are loaded again then create new ones, as in a new process. */
export const resetOncePerProcess = (...names: string[]): void => {
  const values = (globalThis as typeof globalThis & Record<symbol, Map<string, unknown> | undefined>)[key];
  for (const name of names) values?.delete(name);
};
