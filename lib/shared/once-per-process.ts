const shared = globalThis as typeof globalThis & Record<symbol, unknown>;

/**
 * A value that exists once per process. Next bundles pages, endpoints and the server separately, so a module's own
 * variables exist several times.
 */
export const oncePerProcess = <T>(name: string, create: () => T): T => {
  const key = Symbol.for(`site.${name}`);
  if (!(key in shared)) shared[key] = create();
  return shared[key] as T;
};
