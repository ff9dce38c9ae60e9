import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { lifecycle } from '@/lib/platform/process/lifecycle';
import { log } from '@/lib/platform/process/log';
import { cms } from '@/lib/upstreams/cms';
import * as health from '@/pages/api/health';
import * as description from '@/pages/api/openapi.json';
import * as ready from '@/pages/api/ready';
import { type ApiModule, call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
afterAll(removeContent);

const failCms = () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  vi.spyOn(cms, 'settings').mockRejectedValue(
    new UpstreamError('refused', { cause: new Error('cms.internal is down') }),
  );
};

describe('GET /api/health/', () => {
  it('reports that the server runs, whatever the CMS does', async () => {
    failCms();
    const { status, json, headers } = await call(health);
    expect(status).toBe(200);
    expect(json).toEqual({ status: 'ok' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('GET /api/ready/', () => {
  beforeEach(() => {
    lifecycle.isLoaded = true;
  });

  it('reports that pages can be shown', async () => {
    const { status, json } = await call(ready);
    expect(status).toBe(200);
    expect(json).toEqual({ status: 'ready' });
  });

  it('responds with 503 until the content is loaded, which is not logged as a failure', async () => {
    const logged = vi.spyOn(log, 'error');
    lifecycle.isLoaded = false;
    expect((await call(ready)).status).toBe(503);
    expect(logged).not.toHaveBeenCalled();
  });

  it('responds with 503 while the CMS does not respond', async () => {
    failCms();
    const { status, text, headers } = await call(ready);
    expect(status).toBe(503);
    expect(text).not.toContain('internal');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('GET /api/openapi.json/', () => {
  const selfName = 'openapi.json';
  const names = readdirSync('pages/api')
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => name !== selfName);
  const fetchDescription = async (name: string) => {
    const { json } = await call(description);
    return json.paths[`/api/${name}/`];
  };

  it('describes every endpoint, by its file', async () => {
    const { status, json } = await call(description);
    expect(status).toBe(200);
    expect(json.openapi).toMatch(/^3\.1/);
    const paths = Object.keys(json.paths).filter((endpointPath) => endpointPath !== `/api/${selfName}/`);
    expect(paths.toSorted()).toEqual(names.map((name) => `/api/${name}/`).toSorted());
  });

  it.each([...names, selfName])(
    'describes an endpoint that reads the request body itself, instead of Next: %s',
    async (name) => {
      const module: ApiModule = await import(path.resolve('pages/api', `${name}.ts`));
      expect(module.config).toMatchObject({ api: { bodyParser: false } });
    },
  );

  it.each(names)('describes the parameters and the response of %s', async (name) => {
    const module: { default: Endpoint } = await import(path.resolve('pages/api', `${name}.ts`));
    const { definition } = module.default;
    const definitions = [definition, definition.get?.definition].filter((entry) => entry !== undefined);
    const operations = await fetchDescription(name);
    expect(Object.keys(operations)).toEqual(definitions.map(({ method }) => method.toLowerCase()));
    for (const { method, query, body, response, produces, statusWithoutBody = 307 } of definitions) {
      const operation = operations[method.toLowerCase()];
      expect(operation.summary).toMatch(/\S/);
      const parameters = operation.parameters.map((parameter: { name: string; in: string; schema: object }) => {
        expect(parameter.in).toBe('query');
        expect(Object.keys(parameter.schema)).not.toEqual([]);
        return parameter.name;
      });
      expect(parameters).toEqual(Object.keys(query?.shape ?? {}));
      const requestSchema = operation.requestBody?.content['application/json'].schema;
      expect(Object.keys(requestSchema?.properties ?? {})).toEqual(Object.keys(body?.shape ?? {}));
      const responseSchema = operation.responses['200']?.content['application/json']?.schema;
      expect(Object.keys(responseSchema?.properties ?? {})).toEqual(Object.keys(response?.shape ?? {}));
      const success = response || produces ? '200' : `${statusWithoutBody}`;
      expect(operation.responses).toHaveProperty(success);
      if (produces) expect(Object.keys(operation.responses[success].content)).toEqual([produces]);
      expect(operation.responses.default.content['application/json'].schema.properties).toHaveProperty('requestId');
    }
  });

  it('describes every operation with its own id', async () => {
    const { json } = await call(description);
    const ids = Object.values<Record<string, { operationId: string }>>(json.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes each format of a body that has several', async () => {
    const offers = await fetchDescription('job-offer');
    const ids = expect.objectContaining({ type: 'array', maxItems: 100 });
    expect(offers.post.requestBody.content['application/json'].schema.anyOf).toEqual([
      ids,
      expect.objectContaining({ type: 'object', properties: { ids }, required: ['ids'] }),
    ]);
  });

  it('describes what forms can send, too', async () => {
    const { content } = (await fetchDescription('zip-download')).post.requestBody;
    expect(Object.keys(content)).toEqual(['application/json', 'application/x-www-form-urlencoded']);
    expect(content['application/x-www-form-urlencoded']).toEqual(content['application/json']);
  });

  it('describes both methods of an endpoint, and a success without a body', async () => {
    const { get, post } = await fetchDescription('press-unsubscription');
    expect(Object.keys(post.responses)).toEqual(['204', 'default']);
    expect(Object.keys(get.responses)).toEqual(['303', 'default']);
  });

  it('distinguishes required from optional fields', async () => {
    const overlay = await fetchDescription('page-in-overlay');
    expect(overlay.get.parameters).toEqual([
      expect.objectContaining({ name: 'path', required: true }),
      expect.objectContaining({ name: 'locale', required: true }),
    ]);
    const search = await fetchDescription('search-content');
    expect(search.post.requestBody.required).toBe(true);
    expect(search.post.requestBody.content['application/json'].schema.required).toEqual(['locale']);
  });
});
