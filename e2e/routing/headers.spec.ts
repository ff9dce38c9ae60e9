import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startScriptsHash } from '@/lib/browser/next/start-scripts';

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

const answers = {
  'a page': '/en/',
  'a list page': '/en/press/news/?page=1',
  'a missing page': '/jp/nope/',
  'an endpoint': '/api/share-price/',
  'the redirect of the root': '/',
  robots: '/robots.txt',
  'a sitemap': '/cn/sitemap.xml',
  'a file': '/favicon.svg',
  'what is refused': '/en/%zz.x',
  'an error page': '/en/500/',
};

test('every kind of answer has the security headers', async ({ request }) => {
  for (const [what, path] of Object.entries(answers)) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );
    expect.soft(policy['default-src'], what).toEqual(["'self'"]);
    expect.soft(policy['script-src'], what).toEqual(["'self'", `'${startScriptsHash}'`]);
    expect.soft(policy['connect-src'], what).toEqual(["'self'"]);
    expect.soft(policy['object-src'], what).toEqual(["'none'"]);
    expect.soft(policy['base-uri'], what).toEqual(["'none'"]);
    expect.soft(policy['form-action'], what).toEqual(["'self'"]);
    expect.soft(policy['frame-ancestors'], what).toEqual(["'none'"]);
    expect.soft(headers, what).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect.soft(headers['permissions-policy'], what).toContain('camera=()');
    expect.soft(headers, what).not.toHaveProperty('x-powered-by');
  }
});

test('no page contains a script that the policy forbids', async ({ request }) => {
  for (const path of ['/en/', '/jp/', '/en/press/news/?page=1', '/en/nope/']) {
    const html = await (await request.get(path)).text();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)];
    const executed = inline.filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes));
    expect(executed.map(([, , source = '']) => hashOf(source))).toEqual([startScriptsHash]);
    expect(html).not.toMatch(/\son[a-z]+="/);
  }
});

test('pages are cached, responses that depend on the visitor are not', async ({ request }) => {
  const cacheOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['cache-control'];
  const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
  expect(await cacheOf('/en/houses/')).toBe(shared);
  expect(await cacheOf('/en/press/news/?page=1')).toBe(shared);
  for (const missing of ['/en/nope/', '/ads.txt', '/_next/static/none.js', '/api/none/'])
    expect(await cacheOf(missing), missing).toBe('s-maxage=10, stale-if-error=86400');
  expect(await cacheOf('/')).toContain('no-store');
  expect(await cacheOf('/api/ready/')).toBe('no-store');
  expect(await cacheOf('/api/share-price/')).toContain('max-age=30');
});

test('robots.txt names the sitemap and disallows the endpoints', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const rules = await response.text();
  expect(rules).toMatch(/^User-agent: \*$/m);
  expect(rules).toMatch(/^Disallow: \/api\/$/m);
  expect(rules).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});
