import { afterEach, expect, it, vi } from 'vitest';
import { requestRecaptchaToken } from './recaptcha';

const queryScript = () => document.head.querySelector<HTMLScriptElement>('script');

afterEach(() => {
  delete window.grecaptcha;
  queryScript()?.remove();
});

it('a token is requested for the action in the spelling that Google accepts', async () => {
  const execute = vi.fn(async () => 'of Google');
  const token = requestRecaptchaToken('job-alert', 'a key');
  expect(queryScript()?.src).toBe('https://www.google.com/recaptcha/enterprise.js?render=a%20key');
  window.grecaptcha = { enterprise: { ready: (then) => then(), execute } };
  queryScript()?.dispatchEvent(new Event('load'));
  expect(await token).toBe('of Google');
  expect(execute).toHaveBeenCalledExactlyOnceWith('a key', { action: 'job_alert' });
});

it('a request without Google’s script fails', async () => {
  const token = requestRecaptchaToken('job-alert', 'a key');
  queryScript()?.dispatchEvent(new Event('error'));
  await expect(token).rejects.toThrow('reCAPTCHA');
});
