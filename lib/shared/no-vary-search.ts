/** The No-Vary-Search header of a response that depends only on these query parameters. */
export const noVarySearch = (parameters: readonly string[]): string =>
  parameters.length > 0 ? `key-order, params, except=(${parameters.map((name) => `"${name}"`).join(' ')})` : 'params';

/** The query parameters on which a response depends, by its No-Vary-Search header; null if that does not say. */
export const parametersIn = (header: string | undefined): string[] | null =>
  /(^|,)\s*params\s*(,|$)/.test(header ?? '')
    ? [...(header ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
    : null;
