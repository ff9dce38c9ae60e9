import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startScriptsHash } from '@/lib/browser/next/start-scripts';

const hashScript = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

const pathsByKind = {
  'a page': '/en/',
  'a list page': '/en/press/news/?page=1',
  'a missing page': '/jp/nope/',
  'an endpoint': '/api/share-price/',
  'the redirect of the root': '/',
  robots: '/robots.txt',
  'a sitemap': '/cn/sitemap.xml',
  'a file': '/favicon.svg',
  'a rejected address': '/en/%zz.x',
  'an error page': '/en/500/',
};

test('every kind of response has the security headers', async ({ request }) => {
  for (const [kind, path] of Object.entries(pathsByKind)) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );
    expect.soft(policy['default-src'], kind).toEqual(["'self'"]);
    expect.soft(policy['script-src'], kind).toEqual(["'self'", `'${startScriptsHash}'`]);
    expect.soft(policy['connect-src'], kind).toEqual(["'self'"]);
    expect.soft(policy['object-src'], kind).toEqual(["'none'"]);
    expect.soft(policy['base-uri'], kind).toEqual(["'none'"]);
    expect.soft(policy['form-action'], kind).toEqual(["'self'"]);
    expect.soft(policy['frame-ancestors'], kind).toEqual(["'none'"]);
    expect.soft(headers, kind).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect.soft(headers['permissions-policy'], kind).toContain('camera=()');
    expect.soft(headers, kind).not.toHaveProperty('x-powered-by');
  }
});

test('no page contains a script that the policy forbids', async ({ request }) => {
  for (const path of ['/en/', '/jp/', '/en/press/news/?page=1', '/en/nope/']) {
    const html = await (await request.get(path)).text();
    const inlineScripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)];
    const executableScripts = inlineScripts.filter(
      ([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes),
    );
    expect(executableScripts.map(([, , source = '']) => hashScript(source))).toEqual([startScriptsHash]);
    expect(html).not.toMatch(/\son[a-z]+="/);
  }
});

test('pages are cached, responses that depend on the visitor are not', async ({ request }) => {
  const getCacheControl = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['cache-control'];
  const sharedPolicy = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
  expect(await getCacheControl('/en/houses/')).toBe(sharedPolicy);
  expect(await getCacheControl('/en/press/news/?page=1')).toBe(sharedPolicy);
  for (const missingPath of ['/en/nope/', '/ads.txt', '/_next/static/none.js', '/api/none/'])
    expect(await getCacheControl(missingPath), missingPath).toBe('s-maxage=10, stale-if-error=86400');
  expect(await getCacheControl('/')).toContain('no-store');
  expect(await getCacheControl('/api/ready/')).toBe('no-store');
  expect(await getCacheControl('/api/share-price/')).toContain('max-age=30');
});

test('robots.txt names the sitemap and disallows the endpoints', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const rules = await response.text();
  expect(rules).toMatch(/^User-agent: \*$/m);
  expect(rules).toMatch(/^Disallow: \/api\/$/m);
  expect(rules).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});
