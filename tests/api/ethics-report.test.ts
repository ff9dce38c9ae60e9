import { expect, it, vi } from 'vitest';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import * as api from '@/pages/api/ethics-report';
import { call } from '@/tests/support/api';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { testSubmissionEndpoint } from '@/tests/support/submission-endpoint';

const { sendReport } = vi.hoisted(() => ({ sendReport: vi.fn() }));
vi.mock('@/lib/site/submissions', () => ({ messages: { sendReport } }));
temporaryDataDir();

const reference = '3F9A1-2BC04';
const fields = { category: 'corruption', place: 'Paris', time: 'In May', facts: 'A gift\nof cash.' };

testSubmissionEndpoint({
  name: 'ethics-report',
  api,
  action: 'report',
  submit: sendReport,
  input: { ...fields, name: 'Ada Marlow' },
  expectedFields: { ...fields, name: 'Ada Marlow' },
  success: { status: 200, text: JSON.stringify({ reference }) },
  result: reference,
  invalidFields: [['place', { place: ' ' }]],
});

it('accepts a report without a name and an email address, and passes on nothing that identifies the sender', async () => {
  sendReport.mockReset().mockResolvedValue(reference);
  const body = { ...fields, consent: true, locale: 'en', captchaPass: await issueCaptchaPass('report') };
  const headers = { 'Idempotency-Key': 'key-of-the-form', 'User-Agent': 'Browser' };
  expect((await call(api, { method: 'POST', body, headers })).status).toBe(200);
  expect(sendReport).toHaveBeenCalledExactlyOnceWith({ ...fields, locale: 'en', key: 'key-of-the-form' });
});
