/** The code of a Node.js error, such as `ENOENT`; undefined if it has none. */
export const getErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? `${error.code}` : undefined;
