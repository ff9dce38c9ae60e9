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

for (const { says, headers, to } of cases)
  test(`/ redirects to ${to} if the browser sends ${says}, and is never cached`, async ({ request }) => {
    const response = await request.get('/', { headers, maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe(to);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(response.headers().vary).toMatch(/Accept-Language/);
    expect(response.headers().vary).toMatch(/Cookie/);
  });
