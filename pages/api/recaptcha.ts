import { getClientIp, toNetwork } from '@/lib/api/client-ip';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { captchaChallengeResponse, captchaForm, captchaQuery, captchaResponse } from '@/lib/model/captcha';
import { env } from '@/lib/platform/env';
import { captcha } from '@/lib/upstreams/captcha';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';

export const config = { api: { bodyParser: false } };

const limit = { calls: 20, seconds: 60 };

export default defineEndpoint({
  method: 'POST',
  summary: 'Exchanges a token of the captcha for the pass that a form needs',
  body: captchaForm,
  response: captchaResponse,
  limit,
  handle: async ({ body: { token, action }, request }) => {
    const isValid = await captcha.verify(token, action, getClientIp(request, env.TRUSTED_PROXIES));
    if (!isValid) {
      const fields = [{ field: 'token', message: 'is invalid, expired or already used' }];
      throw new ApiError(400, 'Please complete the captcha.', fields);
    }
    return { recaptchaResponse: await issueCaptchaPass(action) };
  },
  get: defineEndpoint({
    method: 'GET',
    summary: 'The challenge that a browser must solve to get a captcha token; null if Google issues the tokens',
    query: captchaQuery,
    response: captchaChallengeResponse,
    limit,
    handle: async ({ query: { action }, request }) => {
      const network = toNetwork(getClientIp(request, env.TRUSTED_PROXIES));
      return { challenge: await captcha.createChallenge(action, network) };
    },
  }),
});
