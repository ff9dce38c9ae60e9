import { afterEach, expect, it, vi } from 'vitest';
import { captchaToken } from './captcha-token';

vi.mock('./proof-of-work', () => ({ solve: async (action: string) => `work for ${action}` }));

const script = () => document.head.querySelector<HTMLScriptElement>('script');

afterEach(() => {
  delete window.grecaptcha;
  script()?.remove();
});

it('is a proof of work where the site has no key of Google’s', async () => {
  expect(await captchaToken('job-alert')).toBe('work for job-alert');
  expect(script()).toBeNull();
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

it('fails where Google’s script cannot be had', async () => {
  const token = captchaToken('job-alert', 'a key');
  script()?.dispatchEvent(new Event('error'));
  await expect(token).rejects.toThrow('reCAPTCHA');
});
