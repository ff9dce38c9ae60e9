import { describe, expect, it, vi } from 'vitest';
import { recaptcha } from './siteverify';

const validVerdict = { success: true, score: 0.9, action: 'job_alert', hostname: 'www.example.com' };

/** Mocks the response of Google, and returns the requests that it receives. */
const mockResponse = (body: object | string, status = 200) => {
  const requests: Record<string, string>[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init);
    expect(request.url).toBe('https://www.google.com/recaptcha/api/siteverify');
    expect(request.method).toBe('POST');
    requests.push(Object.fromEntries(new URLSearchParams(await request.text())));
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  });
  return requests;
};
const options = { secret: 'the secret', hostname: 'www.example.com' };
const version3 = recaptcha({ ...options, minScore: 0.5 });
const verify = (captcha = version3) => captcha.verify('the token', 'job-alert', '192.0.2.1');

describe('reCAPTCHA', () => {
  it('has no challenge for the browser', async () => {
    expect(await version3.createChallenge('job-alert', '192.0.2.1')).toBeNull();
  });

  it('accepts what Google accepts, with one call', async () => {
    const requests = mockResponse(validVerdict);
    expect(await verify()).toBe(true);
    expect(requests).toEqual([{ secret: 'the secret', response: 'the token', remoteip: '192.0.2.1' }]);
  });

  it.each([
    ['for another action', { ...validVerdict, action: 'login' }],
    ['without an action', { success: true, score: 0.9 }],
    ['with the score of a bot', { ...validVerdict, score: 0.4 }],
    ['without a score', { ...validVerdict, score: undefined }],
    ['that is invalid', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['of another site', { ...validVerdict, hostname: 'evil.example' }],
    ['of no site', { ...validVerdict, hostname: undefined }],
    ['that is expired or used', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ])('refuses a token %s', async (_, body) => {
    mockResponse(body);
    expect(await verify()).toBe(false);
  });

  it('has neither scores nor actions in version 2', async () => {
    const version2 = recaptcha(options);
    mockResponse({ success: true, challenge_ts: '2026-02-05T12:00:00Z', hostname: 'www.example.com' });
    expect(await verify(version2)).toBe(true);
    mockResponse({ success: true, challenge_ts: '2026-02-05T12:00:00Z', hostname: 'evil.example' });
    expect(await verify(version2)).toBe(false);
    mockResponse({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    expect(await verify(version2)).toBe(false);
  });

  it.each([
    ['refused', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
    ['refused', 'no JSON', 200],
    ['refused', { success: 'yes' }, 200],
    ['unavailable', {}, 500],
  ])(
    'fails with %s instead of refusing the visitor when Google responds with %j and %i',
    async (problem, body, status) => {
      const requests = mockResponse(body, status);
      await expect(verify()).rejects.toMatchObject({ name: 'UpstreamError', problem });
      expect(requests).toHaveLength(1);
    },
  );
});
