import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Endpoint } from '@/lib/api/endpoint';
import { sharedCalls } from '@/lib/api/shared-calls';
import * as description from '@/pages/api/openapi.json';
import { type ApiModule, call } from '@/tests/support/api';

type Content = Record<string, { schema?: { properties?: object } }>;
type Operation = { parameters: object[]; requestBody?: object; responses: Record<string, { content?: Content }> };

const names = readdirSync('pages/api').map((file) => path.parse(file).name);
const load = (name: string): Promise<ApiModule & { default: Endpoint }> =>
  import(path.resolve('pages/api', `${name}.ts`));

/** The content types of a response, each with the names of its fields. */
const summarize = (content: Content = {}) =>
  Object.entries(content).map(([type, { schema }]) => [type, ...Object.keys(schema?.properties ?? {})].join(' '));

/** The requests to an endpoint as its OpenAPI description has them, the fields of its responses, and its limits. */
const outline = async (name: string, operations: Record<string, Operation> = {}) => {
  const { definition } = (await load(name)).default;
  return Object.entries(operations).map(([method, { parameters, requestBody, responses }]) => {
    const ownDefinition = method === 'get' ? (definition.get?.definition ?? definition) : definition;
    const { limit, bodyLimitBytes, allowsCrossSite, errorFields } = ownDefinition;
    const summaries = Object.entries(responses).map(([status, { content }]) => [status, summarize(content)]);
    const limits = { limit, bodyLimitBytes, allowsCrossSite, errorFields };
    return { method, parameters, requestBody, responses: Object.fromEntries(summaries), ...limits };
  });
};

// `npx vitest run tests/api/endpoints.test.ts -u` writes the file after an intended change.
it('the endpoints accept the requests, and have the limits, that are in endpoints.yaml', {
  timeout: 60_000,
}, async () => {
  const { openapi, paths } = (await call(description)).json;
  expect(openapi).toMatch(/^3\.1/);
  expect(Object.keys(paths)).toHaveLength(names.length - 1);
  const outlines = await Promise.all(names.map((name) => outline(name, paths[`/api/${name}/`])));
  const byName = Object.fromEntries(names.map((name, index) => [name, outlines[index]]));
  await expect(stringify(byName, { aliasDuplicateObjects: false })).toMatchFileSnapshot('endpoints.yaml');
});

it('every operation has its own id and a summary', async () => {
  const { json } = await call(description);
  const operations = Object.values<object>(json.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { summary } of operations) expect(summary).toMatch(/\S/);
});

describe.each(names)('the endpoint %s', (name) => {
  it('reads the body of a request itself, instead of Next', async () => {
    expect((await load(name)).config).toMatchObject({ api: { bodyParser: false } });
  });

  it('is in the table of shared calls, with its parameters, if its responses are cached', async () => {
    const { sharedCall, query } = (await load(name)).default.definition;
    const row = Object.entries(sharedCalls).find(([key]) => key === name)?.[1];
    expect(sharedCall).toBe(row && name);
    if (row) expect(row.parameters.toSorted()).toEqual(Object.keys(query?.shape ?? {}).toSorted());
  });
});
