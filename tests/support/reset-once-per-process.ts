const key = Symbol.for('site.once-per-process');

/** Forgets values of `oncePerProcess`: modules that are loaded again then make new ones, as in another process. */
export const resetOncePerProcess = (...names: string[]): void => {
  const values = (globalThis as typeof globalThis & Record<symbol, Map<string, unknown> | undefined>)[key];
  for (const name of names) values?.delete(name);
};
