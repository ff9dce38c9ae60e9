/** The No-Vary-Search header of a response that depends only on these query parameters. */
export const noVarySearch = (parameters: readonly string[]): string =>
  parameters.length > 0 ? `key-order, params, except=(${parameters.map((name) => `"${name}"`).join(' ')})` : 'params';
