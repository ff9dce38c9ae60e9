/**
 * The end of the title of a test that is repeated for several values, such as locales and sizes. The repetitions for
 * the values in `core` have no tag, and `npm test` runs them. The others have the tag `@all`, and only
 * `npm run test:all` runs them.
 */
export const coreTag = <T extends string>(value: T, ...core: NoInfer<T>[]): string =>
  core.includes(value) ? '' : ' @all';
