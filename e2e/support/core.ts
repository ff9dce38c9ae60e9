/**
 * Ends the title of a test that is repeated for several values, such as locales and sizes. Its repetitions for the
 * values of `core` belong to the core, which `npm test` runs. The others get the tag `@all`: `npm run test:all` runs
 * them, too.
 */
export const coreTag = <T extends string>(value: T, ...core: NoInfer<T>[]): string =>
  core.includes(value) ? '' : ' @all';
