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
  const { fixtureCms, version } = await import('@/tests/support/content');
  return {
    cms: fixtureCms({
      'pages/foundation/entry.yaml': { publishedAt: '2026-06-01' },
      'pages/foundation/fr.draft.yaml': version({ slug: 'fondation' }),
    }),
  };
});
const { refreshContent } = vi.hoisted(() => ({ refreshContent: vi.fn() }));
vi.mock('@/lib/site/refresh/refresh-content', () => ({ refreshContent }));
afterAll(removeContent);

const secret = 'a secret of enough letters';
const bypass = '__prerender_bypass';
const data = '__next_preview_data';

beforeEach(() => {
  env.PREVIEW_SECRET = secret;
});
afterEach(() => {
  env.PREVIEW_SECRET = undefined;
});

const enter = (path: string | string[], given: string | string[] = secret) =>
  call(preview, { query: { secret: given, path } });
const cookie = ({ cookies }: ApiResponse, name: string) => cookies.find((line) => line.startsWith(`${name}=`)) ?? '';

describe('GET /api/preview/', () => {
  it('first reads what the editors of a remote CMS have saved, and redirects to the page even if that fails', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await enter('/fr/groupe/histoire/');
    expect(refreshContent).not.toHaveBeenCalled();
    const { cms: kept } = env;
    env.cms = { CMS: 'strapi', CMS_URL: 'http://cms.internal', CMS_TOKEN: 'a token of thirty-two characters' };
    refreshContent.mockResolvedValueOnce([]).mockRejectedValueOnce(new UpstreamError('unavailable'));
    for (let time = 1; time <= 2; time++) {
      expect((await enter('/fr/groupe/histoire/')).status).toBe(307);
      expect(refreshContent).toHaveBeenCalledTimes(time);
    }
    expect(logged).toHaveBeenCalledTimes(1);
    env.cms = kept;
  });

  it('looks for the page only once it has read the drafts', async () => {
    const { cms: kept } = env;
    env.cms = { CMS: 'strapi', CMS_URL: 'http://cms.internal', CMS_TOKEN: 'a token of thirty-two characters' };
    const steps: string[] = [];
    const { directory } = cms;
    vi.spyOn(cms, 'directory').mockImplementation((edition) => {
      steps.push('looks for the page');
      return directory(edition);
    });
    refreshContent.mockImplementationOnce(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      steps.push('has read the drafts');
    });
    expect((await enter('/fr/groupe/histoire/')).status).toBe(307);
    env.cms = kept;
    expect(steps).toEqual(['has read the drafts', 'looks for the page']);
  });

  it('turns preview on for at most an hour and redirects to the page', async () => {
    const answer = await enter('/fr/groupe/histoire/');
    expect(answer.status).toBe(307);
    expect(answer.headers.location).toBe('/fr/groupe/histoire/');
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const name of [bypass, data]) {
      const line = cookie(answer, name);
      const maxAge = Number(/Max-Age=(\d+)/.exec(line)?.[1]);
      expect(maxAge).toBeGreaterThan(0);
      expect(maxAge).toBeLessThanOrEqual(3600);
      expect(line).toMatch(/HttpOnly/);
      expect(line).toMatch(/Secure/);
    }
  });

  it('redirects to the home page of a locale, and to a page that is only a draft', async () => {
    expect((await enter('/cn/')).headers.location).toBe('/cn/');
    expect((await enter('/fr/fondation/')).headers.location).toBe('/fr/fondation/');
    expect((await enter('fr/fondation')).headers.location).toBe('/fr/fondation/');
  });

  it.each([
    ['is off', undefined, secret],
    ['is off and none is given', undefined, ''],
    ['has another secret', secret, 'a secret of other letters'],
    ['has a longer secret', secret, secret.slice(0, -1)],
    ['has a secret and none is given', secret, ''],
  ])('refuses with 401 and no cookie if preview %s', async (_, kept, given) => {
    env.PREVIEW_SECRET = kept;
    const answer = await enter('/en/group/', given);
    expect(answer.status).toBe(401);
    expect(answer.cookies).toEqual([]);
    expect(answer.headers).not.toHaveProperty('location');
    expect(answer.text).not.toContain(secret);
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
  ])('answers 404 with no cookie for %s', async (path) => {
    const answer = await enter(path);
    expect(answer.status).toBe(404);
    expect(answer.cookies).toEqual([]);
    expect(answer.headers).not.toHaveProperty('location');
  });

  it('redirects to a path of this site even if it has many slashes', async () => {
    expect((await enter('//en//group//')).headers.location).toBe('/en/group/');
  });

  it('refuses a secret given twice', async () => {
    const answer = await enter('/en/group/', [secret, secret]);
    expect(answer.status).toBe(400);
    expect(answer.cookies).toEqual([]);
  });

  it('limits guesses', async () => {
    const from = '198.51.100.20';
    const guess = () => call(preview, { query: { secret: 'guess', path: '/en/' }, from });
    for (let guesses = 0; guesses < 20; guesses++) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });
});

describe('GET /api/exit-preview/', () => {
  const exit = (redirection?: string, cookies: Record<string, string> = {}) =>
    call(exitPreview, { query: redirection === undefined ? {} : { redirection }, cookies });

  it('turns preview off', async () => {
    const answer = await exit('/en/group/', { [bypass]: 'x', [data]: 'y' });
    for (const name of [bypass, data]) {
      const line = cookie(answer, name);
      expect(line).toMatch(new RegExp(`^${name}=;`));
      expect(Date.parse(/Expires=([^;]+)/.exec(line)?.[1] ?? '')).toBeLessThan(Date.now());
    }
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/fr/groupe/histoire/', '/en/news/?page=2', '/en/group/#board', '/'])(
    'redirects back to %s',
    async (path) => {
      const { status, headers } = await exit(path);
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
    'en/group/',
  ])('redirects from %j to the home page of the locale', async (redirection) => {
    expect((await exit(redirection)).headers.location).toBe('/en/');
    expect((await exit(redirection, { NEXT_LOCALE: 'jp' })).headers.location).toBe('/jp/');
    expect((await exit(redirection, { NEXT_LOCALE: '//evil.example' })).headers.location).toBe('/en/');
  });
});
