const shared = globalThis as typeof globalThis & Record<symbol, unknown>;

/**
 * A value that exists once in a process. Next bundles pages and endpoints apart from each other and from the server, so
 * a module's own variables exist several times.
 */
export const oncePerProcess = <T>(name: string, create: () => T): T => {
  const key = Symbol.for(`site.${name}`);
  if (!(key in shared)) shared[key] = create();
  return shared[key] as T;
};
