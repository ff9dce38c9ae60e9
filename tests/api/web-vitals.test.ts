import { expect, it, vi } from 'vitest';
import { webVitals } from '@/lib/platform/process/lifecycle';
import * as endpoint from '@/pages/api/web-vitals';
import { call } from '@/tests/support/api';

const vital = { name: 'INP', value: 120, pageType: 'NewsArticle' };

it('passes a Web Vital to the metrics, without other fields, and sets no cookie', async () => {
  const listener = vi.fn();
  webVitals.once('measured', listener);
  const { status, text, cookies } = await call(endpoint, { method: 'POST', body: { ...vital, url: '/en/?q=a' } });
  expect([status, text, cookies]).toEqual([204, '', []]);
  expect(listener).toHaveBeenCalledExactlyOnceWith(vital);
});

it.each([
  ['another metric', { ...vital, name: 'FID' }, 400],
  ['another page type', { ...vital, pageType: '/en/' }, 400],
  ['a negative value', { ...vital, value: -1 }, 400],
  ['a large body', { ...vital, padding: 'x'.repeat(256) }, 413],
])('rejects %s', async (_, body, expectedStatus) => {
  expect((await call(endpoint, { method: 'POST', body })).status).toBe(expectedStatus);
});
