import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '@/tests/support/server';
import { captchaToken } from './captcha-token';

vi.mock('./captcha-proof', () => ({ solve: async (challenge: string) => `work for ${challenge}` }));

const script = () => document.head.querySelector<HTMLScriptElement>('script');

afterEach(() => {
  delete window.grecaptcha;
  script()?.remove();
});

it('is a proof of work where the site has no key of Google’s, for what the server asks', async () => {
  const ask = ({ request }: { request: Request }) =>
    HttpResponse.json({ challenge: `the challenge of ${new URL(request.url).searchParams.get('action')}` });
  server.use(http.get('/api/recaptcha/', ask));
  expect(await captchaToken('job-alert')).toBe('work for the challenge of job-alert');
  expect(script()).toBeNull();
});

it('is none where the server gives nothing to solve, but its refusal', async () => {
  server.use(http.get('/api/recaptcha/', () => HttpResponse.json({}, { status: 429 })));
  await expect(captchaToken('job-alert')).rejects.toMatchObject({ response: { status: 429 } });
});

it('is Google’s where it has one, for the action by the name that Google takes', async () => {
  const execute = vi.fn(async () => 'of Google');
  const token = captchaToken('job-alert', 'a key');
  expect(script()?.src).toBe('https://www.google.com/recaptcha/api.js?render=a%20key');
  window.grecaptcha = { ready: (then) => then(), execute };
  script()?.dispatchEvent(new Event('load'));
  expect(await token).toBe('of Google');
  expect(execute).toHaveBeenCalledWith('a key', { action: 'job_alert' });
});

it('fails where Google’s script is unavailable', async () => {
  const token = captchaToken('job-alert', 'a key');
  script()?.dispatchEvent(new Event('error'));
  await expect(token).rejects.toThrow('reCAPTCHA');
});
