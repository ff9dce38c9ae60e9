import { describe, expect, it, vi } from 'vitest';
import { recaptcha } from './recaptcha';

const tokenProperties = {
  valid: true,
  hostname: 'www.example.com',
  action: 'job_alert',
  createTime: '2026-02-05T12:00:00Z',
};
const validAssessment = {
  name: 'projects/1/assessments/2',
  tokenProperties,
  riskAnalysis: { score: 0.9, reasons: [] },
};

const mockResponse = (body: object, status = 200) => {
  const requests: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    requests.push(new Request(url, init));
    return Response.json(body, { status });
  });
  return requests;
};

const captcha = recaptcha({
  project: 'halcyre-1',
  apiKey: 'the key',
  siteKey: 'the site key',
  hostname: 'www.example.com',
  minScore: 0.5,
});
const verify = () => captcha.verify('the token', 'job-alert', '192.0.2.1');

describe('reCAPTCHA', () => {
  it('has no challenge for the browser', async () => {
    expect(await captcha.createChallenge('job-alert', '192.0.2.1')).toBeNull();
  });

  it('accepts what Google accepts, with one assessment, whose URL does not contain the key', async () => {
    const requests = mockResponse(validAssessment);
    expect(await verify()).toBe(true);
    expect(requests.map(({ url }) => url)).toEqual([
      'https://recaptchaenterprise.googleapis.com/v1/projects/halcyre-1/assessments',
    ]);
    expect(requests[0]?.headers.get('x-goog-api-key')).toBe('the key');
    expect(await requests[0]?.json()).toEqual({
      event: {
        token: 'the token',
        siteKey: 'the site key',
        expectedAction: 'job_alert',
        userIpAddress: '192.0.2.1',
      },
    });
  });

  it.each([
    ['for another action', { ...validAssessment, tokenProperties: { ...tokenProperties, action: 'login' } }],
    ['without an action', { ...validAssessment, tokenProperties: { ...tokenProperties, action: undefined } }],
    ['of another site', { ...validAssessment, tokenProperties: { ...tokenProperties, hostname: 'evil.example' } }],
    ['with the score of a bot', { ...validAssessment, riskAnalysis: { score: 0.4, reasons: ['AUTOMATION'] } }],
    ['without a score', { ...validAssessment, riskAnalysis: { reasons: [] } }],
    ['that is not assessed', { ...validAssessment, riskAnalysis: undefined }],
    ['that is used', { tokenProperties: { valid: false, invalidReason: 'DUPE' } }],
    ['that is expired', { tokenProperties: { valid: false, invalidReason: 'EXPIRED', hostname: '', action: '' } }],
  ])('refuses a token %s', async (_, body) => {
    mockResponse(body);
    expect(await verify()).toBe(false);
  });

  it.each([
    ['refused', { error: { code: 403, message: 'Disabled', status: 'PERMISSION_DENIED' } }, 403],
    ['refused', {}, 200],
    ['unavailable', { error: { code: 429, message: 'Quota exceeded', status: 'RESOURCE_EXHAUSTED' } }, 429],
  ])(
    'fails with %s instead of refusing the visitor when Google responds with %j and %i',
    async (problem, body, status) => {
      mockResponse(body, status);
      await expect(verify()).rejects.toMatchObject({ name: 'UpstreamError', problem });
    },
  );
});
