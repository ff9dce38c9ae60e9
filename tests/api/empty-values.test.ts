import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { log } from '@/lib/platform/process/log';
import { type ApiModule, call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
afterAll(removeContent);

/** Valid values for the parameters that are not empty. */
const validQuery: Record<string, string> = {
  locale: 'en',
  albumId: 'general-meeting-2026',
  playlistId: 'the-hands',
  dashboardId: 'climate',
  year: '2025',
  path: '/history/',
};

const cases = await Promise.all(
  readdirSync('pages/api').map(async (file) => {
    const module = (await import(path.resolve('pages/api', file))) as ApiModule & { default: Endpoint };
    const { query } = module.default.definition;
    const names: string[] = Object.keys(query?.shape ?? {});
    return names.map((parameter) => ({ name: file.replace(/\.ts$/, ''), module, names, parameter }));
  }),
);

it.each(cases.flat())('an empty $parameter of /api/$name/ counts as absent', async ({ module, names, parameter }) => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const { method } = module.default.definition;
  const requestWith = async (overrides: Record<string, string>) => {
    const otherParameters = names.flatMap((name) =>
      name !== parameter && validQuery[name] ? [[name, validQuery[name]]] : [],
    );
    const query = { ...Object.fromEntries(otherParameters), ...overrides };
    const { status, headers, json } = await call(module, { method, query });
    return { status, to: headers.location, json: { ...json, requestId: undefined } };
  };
  expect(await requestWith({ [parameter]: '' })).toEqual(await requestWith({}));
});
