import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { server } from '@/tests/support/server';
import { captchaToken } from './captcha-token';

vi.mock('./captcha-proof', () => ({ solve: async (challenge: string) => `work for ${challenge}` }));
vi.mock('./recaptcha', () => ({ recaptchaToken: async (...given: unknown[]) => given }));

it('is a proof of work for the server’s challenge if Google’s captcha is not configured', async () => {
  const ask = ({ request }: { request: Request }) =>
    HttpResponse.json({ challenge: `the challenge of ${new URL(request.url).searchParams.get('action')}` });
  server.use(http.get('/api/recaptcha/', ask));
  expect(await captchaToken('job-alert', document.body)).toBe('work for the challenge of job-alert');
});

it('rejects with the server’s refusal if there is no challenge', async () => {
  server.use(http.get('/api/recaptcha/', () => HttpResponse.json({}, { status: 429 })));
  await expect(captchaToken('job-alert', document.body)).rejects.toMatchObject({ response: { status: 429 } });
});

it('is Google’s token if its captcha is configured', async () => {
  const recaptcha = { kind: 'score', siteKey: 'a key' } as const;
  expect(await captchaToken('job-alert', document.body, recaptcha)).toEqual(['job-alert', recaptcha, document.body]);
});
