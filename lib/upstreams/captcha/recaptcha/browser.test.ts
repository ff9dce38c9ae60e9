import { expect, it } from 'vitest';
import { parseEnv } from '../../../platform/env';
import { getBrowserRecaptcha } from './browser';

const keys = { RECAPTCHA_SECRET: 'secret', RECAPTCHA_SITE_KEY: 'key' };

it.each([
  [{ CAPTCHA: 'embedded' }, undefined],
  [{ CAPTCHA: 'recaptcha-v2', ...keys }, 'checkbox'],
  [{ CAPTCHA: 'recaptcha-v2', RECAPTCHA_WIDGET: 'invisible', ...keys }, 'invisible'],
  [{ CAPTCHA: 'recaptcha-v3', ...keys }, 'score'],
  [
    { CAPTCHA: 'recaptcha-enterprise', RECAPTCHA_PROJECT: 'halcyre', RECAPTCHA_API_KEY: 'secret', ...keys },
    'enterprise',
  ],
])('with %j browsers receive %s, and no secret', (variables, kind) => {
  expect(getBrowserRecaptcha(parseEnv(variables).captcha)).toEqual(kind && { kind, siteKey: 'key' });
});
