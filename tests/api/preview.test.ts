import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import { cms } from '@/lib/upstreams/cms';
import * as exitPreview from '@/pages/api/exit-preview';
import * as preview from '@/pages/api/preview';
import { type ApiResponse, call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  return {
    cms: fixtureCms({
      'pages/foundation/entry.yaml': { publishedAt: '2026-06-01' },
      'pages/foundation/fr.draft.yaml': buildLocalizedEntry({ slug: 'fondation' }),
    }),
  };
});
const { refreshContent } = vi.hoisted(() => ({ refreshContent: vi.fn() }));
vi.mock('@/lib/site/refresh/refresh-content', () => ({ refreshContent }));
afterAll(removeContent);

const secret = 'a secret of enough letters';
const bypassCookie = '__prerender_bypass';
const dataCookie = '__next_preview_data';
const tokenCookie = '__Host-preview';

beforeEach(() => {
  env.PREVIEW_SECRET = secret;
});
afterEach(() => {
  env.PREVIEW_SECRET = undefined;
});

const enterPreview = (path: string | string[], requestSecret: string | string[] = secret) =>
  call(preview, { query: { secret: requestSecret, path } });
const findCookie = ({ cookies }: ApiResponse, name: string) =>
  cookies.find((line) => line.startsWith(`${name}=`)) ?? '';

describe('GET /api/preview/', () => {
  it('first reads what the editors of a remote CMS have saved, and redirects to the page even if that fails', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await enterPreview('/fr/groupe/histoire/');
    expect(refreshContent).not.toHaveBeenCalled();
    const { cms: originalCms } = env;
    env.cms = { CMS: 'strapi', CMS_URL: 'http://cms.internal', CMS_TOKEN: 'a token of thirty-two characters' };
    refreshContent.mockResolvedValueOnce([]).mockRejectedValueOnce(new UpstreamError('unavailable'));
    for (let time = 1; time <= 2; time++) {
      expect((await enterPreview('/fr/groupe/histoire/')).status).toBe(307);
      expect(refreshContent).toHaveBeenCalledTimes(time);
    }
    expect(logged).toHaveBeenCalledTimes(1);
    env.cms = originalCms;
  });

  it('looks for the page only once it has read the drafts', async () => {
    const { cms: originalCms } = env;
    env.cms = { CMS: 'strapi', CMS_URL: 'http://cms.internal', CMS_TOKEN: 'a token of thirty-two characters' };
    const steps: string[] = [];
    const { pageList } = cms;
    vi.spyOn(cms, 'pageList').mockImplementation((edition) => {
      steps.push('looks for the page');
      return pageList(edition);
    });
    refreshContent.mockImplementationOnce(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      steps.push('has read the drafts');
    });
    expect((await enterPreview('/fr/groupe/histoire/')).status).toBe(307);
    env.cms = originalCms;
    expect(steps).toEqual(['has read the drafts', 'looks for the page']);
  });

  it('turns preview on for at most an hour and redirects to the page', async () => {
    const response = await enterPreview('/fr/groupe/histoire/');
    expect(response.status).toBe(307);
    expect(response.headers.location).toBe('/fr/groupe/histoire/');
    expect(response.headers['cache-control']).toBe('no-store');
    for (const name of [bypassCookie, dataCookie, tokenCookie]) {
      const line = findCookie(response, name);
      const maxAgeSeconds = Number(/Max-Age=(\d+)/.exec(line)?.[1]);
      expect(maxAgeSeconds).toBeGreaterThan(0);
      expect(maxAgeSeconds).toBeLessThanOrEqual(3600);
      expect(line).toMatch(/HttpOnly/);
      expect(line).toMatch(/Secure/);
    }
  });

  it('redirects to the home page of a locale, and to a page that is only a draft', async () => {
    for (const path of ['/cn/', '/zh-CN/']) expect((await enterPreview(path)).headers.location).toBe('/cn/');
    expect((await enterPreview('/fr/fondation/')).headers.location).toBe('/fr/fondation/');
    expect((await enterPreview('fr/fondation')).headers.location).toBe('/fr/fondation/');
  });

  it.each([
    ['is off', undefined, secret],
    ['is off and the given secret is empty', undefined, ''],
    ['has another secret', secret, 'a secret of other letters'],
    ['has a longer secret', secret, secret.slice(0, -1)],
    ['has a secret and the given one is empty', secret, ''],
  ])('responds with 401 and no cookie if preview %s', async (_, configuredSecret, requestSecret) => {
    env.PREVIEW_SECRET = configuredSecret;
    const response = await enterPreview('/en/group/', requestSecret);
    expect(response.status).toBe(401);
    expect(response.cookies).toEqual([]);
    expect(response.headers).not.toHaveProperty('location');
    expect(response.text).not.toContain(secret);
  });

  it.each([
    '/en/nowhere/',
    '/en/fondation/',
    '/de/group/',
    '/default/group/',
    'https://evil.example/',
    'https://evil.example/en/group/',
    '//evil.example',
    '//evil.example/en/group/',
    '/\\evil.example',
    '/en/../../evil',
  ])('responds with 404 and no cookie to %s', async (path) => {
    const response = await enterPreview(path);
    expect(response.status).toBe(404);
    expect(response.cookies).toEqual([]);
    expect(response.headers).not.toHaveProperty('location');
  });

  it('redirects to a path of this site even if it has many slashes', async () => {
    expect((await enterPreview('//en//group//')).headers.location).toBe('/en/group/');
  });
});

describe('GET /api/exit-preview/', () => {
  const leavePreview = (redirection?: string, cookies: Record<string, string> = {}) =>
    call(exitPreview, { query: redirection === undefined ? {} : { redirection }, cookies });

  it('turns preview off', async () => {
    const response = await leavePreview('/en/group/', { [bypassCookie]: 'x', [dataCookie]: 'y' });
    for (const name of [bypassCookie, dataCookie]) {
      const line = findCookie(response, name);
      expect(line).toMatch(new RegExp(`^${name}=;`));
      expect(Date.parse(/Expires=([^;]+)/.exec(line)?.[1] ?? '')).toBeLessThan(Date.now());
    }
    expect(findCookie(response, tokenCookie)).toMatch(/^__Host-preview=; Max-Age=0;/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['/fr/groupe/histoire/', '/en/news/?page=2', '/en/group/#board', '/'])(
    'redirects back to %s',
    async (path) => {
      const { status, headers } = await leavePreview(path);
      expect(status).toBe(307);
      expect(headers.location).toBe(path);
    },
  );

  it.each([
    undefined,
    '',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/api/exit-preview/',
    'en/group/',
  ])('redirects from %j to the home page of the locale', async (redirection) => {
    expect((await leavePreview(redirection)).headers.location).toBe('/en/');
    expect((await leavePreview(redirection, { NEXT_LOCALE: 'jp' })).headers.location).toBe('/jp/');
    expect((await leavePreview(redirection, { NEXT_LOCALE: 'zh' })).headers.location).toBe('/cn/');
    expect((await leavePreview(redirection, { NEXT_LOCALE: '//evil.example' })).headers.location).toBe('/en/');
  });
});
