import { expect, test } from '@playwright/test';

test('security.txt says whom to write to, and has not expired', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+$/m);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
