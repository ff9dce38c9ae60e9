import { expect, test } from '@playwright/test';

const cases: { description: string; headers: Record<string, string>; to: string }[] = [
  { description: 'nothing', headers: { 'Accept-Language': '' }, to: '/en/' },
  { description: 'Canadian French', headers: { 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.8' }, to: '/fr/' },
  { description: 'Chinese', headers: { 'Accept-Language': 'zh-CN' }, to: '/cn/' },
  { description: 'an earlier choice', headers: { 'Accept-Language': 'fr', Cookie: 'NEXT_LOCALE=jp' }, to: '/jp/' },
];

test('/ redirects to the locale that the browser prefers, and is never cached', async ({ request }) => {
  for (const { description, headers, to } of cases) {
    const response = await request.get('/', { headers, maxRedirects: 0 });
    const { location, 'cache-control': cacheControl, vary } = response.headers();
    expect.soft([response.status(), location, cacheControl], description).toEqual([307, to, 'no-store']);
    expect.soft(vary, description).toMatch(/Accept-Language/);
    expect.soft(vary, description).toMatch(/Cookie/);
  }
});
