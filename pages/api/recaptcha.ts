import { clientAddress } from '@/lib/api/client-address';
import { endpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { captcha } from '@/lib/captcha';
import { captchaPass } from '@/lib/captcha/pass';
import { env } from '@/lib/env';
import { captchaForm, captchaResponse } from '@/lib/model/captcha';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'The pass that a form needs, for a token of the captcha',
  body: captchaForm,
  response: captchaResponse,
  limit: { calls: 20, seconds: 60 },
  handle: async ({ body: { token, action }, request }) => {
    const passed = await captcha.verify(token, action, clientAddress(request, env.TRUSTED_PROXIES));
    if (!passed) {
      const fields = [{ field: 'token', message: 'is wrong, too old or used' }];
      throw new ApiError(400, 'The captcha is not passed.', fields);
    }
    return { recaptchaResponse: await captchaPass(action) };
  },
});
