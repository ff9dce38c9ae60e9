import { expect, test } from '@playwright/test';

const cases: { says: string; headers: Record<string, string>; to: string }[] = [
  { says: 'nothing', headers: { 'Accept-Language': '' }, to: '/en/' },
  { says: 'a language that the site lacks', headers: { 'Accept-Language': 'de' }, to: '/en/' },
  { says: 'French of Canada', headers: { 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.8' }, to: '/fr/' },
  { says: 'Italian before English', headers: { 'Accept-Language': 'de, en;q=0.5, it;q=0.7' }, to: '/it/' },
  { says: 'Chinese', headers: { 'Accept-Language': 'zh-CN' }, to: '/cn/' },
  { says: 'Chinese in short', headers: { 'Accept-Language': 'zh' }, to: '/cn/' },
  { says: 'Japanese', headers: { 'Accept-Language': 'ja,en;q=0.5' }, to: '/jp/' },
  { says: 'a choice made before', headers: { 'Accept-Language': 'fr', Cookie: 'NEXT_LOCALE=jp' }, to: '/jp/' },
  { says: 'a choice of no locale', headers: { 'Accept-Language': 'fr', Cookie: 'NEXT_LOCALE=xx' }, to: '/fr/' },
  { says: 'the pseudo-locale', headers: { 'Accept-Language': 'it', Cookie: 'NEXT_LOCALE=default' }, to: '/it/' },
];

test('/ redirects to the locale that the browser asks for, and is never cached', async ({ request }) => {
  for (const { says, headers, to } of cases) {
    const response = await request.get('/', { headers, maxRedirects: 0 });
    const { location, 'cache-control': cacheControl, vary } = response.headers();
    expect.soft([response.status(), location, cacheControl], says).toEqual([307, to, 'no-store']);
    expect.soft(vary, says).toMatch(/Accept-Language/);
    expect.soft(vary, says).toMatch(/Cookie/);
  }
});
