// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { recaptcha } from '.';

const good = { success: true, score: 0.9, action: 'job_alert', hostname: 'www.example.com' };

/** Has Google answer; gives what it was asked. */
const answer = (body: object | string, status = 200) => {
  const asked: Record<string, string>[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init);
    expect(request.url).toBe('https://www.google.com/recaptcha/api/siteverify');
    expect(request.method).toBe('POST');
    asked.push(Object.fromEntries(new URLSearchParams(await request.text())));
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  });
  return asked;
};
const verify = () => recaptcha('the secret').verify('the token', 'job-alert', '192.0.2.1');

describe('reCAPTCHA', () => {
  it('gives browsers nothing to solve', async () => {
    expect(await recaptcha('the secret').challenge('job-alert', '192.0.2.1')).toBeNull();
  });

  it('accepts what Google accepts, and asks it once', async () => {
    const asked = answer(good);
    expect(await verify()).toBe(true);
    expect(asked).toEqual([{ secret: 'the secret', response: 'the token', remoteip: '192.0.2.1' }]);
  });

  it.each([
    ['of another action', { ...good, action: 'login' }],
    ['of no action', { success: true, score: 0.9 }],
    ['of a machine', { ...good, score: 0.4 }],
    ['without a score', { ...good, score: undefined }],
    ['that is wrong', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['that is old or used', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ])('refuses a token %s', async (_, body) => {
    answer(body);
    expect(await verify()).toBe(false);
  });

  it.each([
    ['refused', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
    ['refused', 'no JSON', 200],
    ['refused', { success: 'yes' }, 200],
    ['refused', {}, 404],
    ['unavailable', {}, 500],
  ])('blames no visitor: %s where Google answers %j with %i', async (problem, body, status) => {
    const asked = answer(body, status);
    await expect(verify()).rejects.toMatchObject({ name: 'UpstreamError', problem });
    expect(asked).toHaveLength(1);
  });
});
