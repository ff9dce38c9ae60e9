import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { sharedCalls } from '@/lib/api/shared-calls';

it('each endpoint in the table of shared calls has its own name and parameters there', async () => {
  const calls = await Promise.all(
    readdirSync('pages/api').map(async (file) => {
      const { default: endpoint }: { default: Endpoint } = await import(path.resolve('pages/api', file));
      const { sharedCall, query } = endpoint.definition;
      return sharedCall ? [[file, [`${sharedCall}.ts`, Object.keys(query?.shape ?? {}).sort()]] as const] : [];
    }),
  );
  const table = Object.entries(sharedCalls).map(([name, { parameters }]) => [
    `${name}.ts`,
    [`${name}.ts`, [...parameters].sort()],
  ]);
  expect(Object.fromEntries(calls.flat())).toEqual(Object.fromEntries(table));
});
