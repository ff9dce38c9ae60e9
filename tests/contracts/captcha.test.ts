// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { solve } from '@/lib/browser/captcha-proof';
import { embeddedCaptcha } from '@/lib/captcha/embedded';
import { recaptcha } from '@/lib/captcha/recaptcha';
import { singleUse } from '@/lib/captcha/single-use';
import { served } from '../support/remote/serve';
import { testState } from '../support/state';
import { testCaptcha } from './captcha';

const state = testState();

const embedded = () => {
  const database = state.open();
  return {
    captcha: embeddedCaptcha(singleUse(database)),
    solve,
    breakDown: () => vi.spyOn(database, 'write').mockRejectedValue(new Error('the disk is full')),
  };
};

testCaptcha('the embedded proof of work', embedded);

testCaptcha('a remote proof of work', async () => {
  const { captcha, ...others } = embedded();
  return { captcha: (await served({ captcha })).captcha, ...others };
});

/** A fake of Google, which gives tokens to browsers and accepts each of them once. */
testCaptcha('reCAPTCHA', () => {
  const unused = new Map<string, string>();
  const google = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const form = await new Request(url, init).formData();
    const token = `${form.get('response')}`;
    const action = unused.get(token);
    const problem = token === '' ? 'missing-input-response' : 'invalid-input-response';
    if (!unused.delete(token)) return Response.json({ success: false, 'error-codes': [problem] });
    return Response.json({ success: true, score: 0.9, action, hostname: 'www.example.com' });
  });
  return {
    captcha: recaptcha('the secret'),
    solve: async (_, action) => {
      const token = randomUUID();
      unused.set(token, action.replaceAll('-', '_'));
      return token;
    },
    breakDown: () => google.mockImplementation(async () => new Response(null, { status: 503 })),
  };
});
