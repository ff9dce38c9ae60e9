import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { lifecycle } from '@/lib/platform/process/lifecycle';
import { log } from '@/lib/platform/process/log';
import { cms } from '@/lib/upstreams/cms';
import * as health from '@/pages/api/health';
import * as ready from '@/pages/api/ready';
import { call } from '@/tests/support/api';
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
    lifecycle.isWarm = true;
  });

  it('reports that pages can be shown', async () => {
    const { status, json } = await call(ready);
    expect(status).toBe(200);
    expect(json).toEqual({ status: 'ready' });
  });

  it.each(['isLoaded', 'isWarm'] as const)(
    'responds with 503 before %s, which is not logged as a failure',
    async (name) => {
      const logged = vi.spyOn(log, 'error');
      lifecycle[name] = false;
      expect((await call(ready)).status).toBe(503);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('responds with 503 while the CMS does not respond', async () => {
    failCms();
    const { status, text, headers } = await call(ready);
    expect(status).toBe(503);
    expect(text).not.toContain('internal');
    expect(headers['cache-control']).toBe('no-store');
  });
});
