import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { sharedCalls } from '@/lib/api/shared-calls';

/** The calls whose responses the endpoints allow to be cached, with the names of their parameters. */
const cachedCalls = await Promise.all(
  readdirSync('pages/api').map(async (file) => {
    const module: { default: Endpoint } = await import(path.resolve('pages/api', file));
    const { definition } = module.default;
    const definitions = [definition, definition.get?.definition].filter((entry) => entry !== undefined);
    return definitions
      .filter(({ method, cache }) => method === 'GET' && cache !== undefined)
      .map(({ query }) => [file.replace(/\.ts$/, ''), Object.keys(query?.shape ?? {}).sort()] as const);
  }),
);

it('the shared calls are the calls whose responses may be cached, with all of their parameters', () => {
  const sharedEntries = Object.entries(sharedCalls).map(([name, parameters]) => [name, [...parameters].sort()]);
  expect(Object.fromEntries(sharedEntries)).toEqual(Object.fromEntries(cachedCalls.flat()));
});
