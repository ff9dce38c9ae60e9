import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { CaptchaAction } from '../model/captcha';
import { KeyReusedError } from '../platform/state/outbox';
import { spendCaptchaPass } from '../upstreams/captcha/pass';
import { ApiError, createInvalidInputError } from './errors';
import { createRateLimiter } from './rate-limit';

const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,100}$/);

/** The actions after which an email goes to an address that the visitor names. They have one limit together. */
const emailActions: readonly CaptchaAction[] = ['job-alert', 'job-list', 'subscription'];
const checkEmailLimit = createRateLimiter({ calls: 60, seconds: 3600, shared: 'emails' });

export interface Submission {
  request: IncomingMessage;
  action: CaptchaAction;
  captchaPass: string;
  /** Whether an email goes to an address that the visitor names; by default, this depends on the action. */
  emailsVisitor?: boolean;
}

/**
 * Stores a form under its Idempotency-Key, which is the same for every attempt, and returns the result of `store`.
 * Throws an ApiError: 400 without a key or a valid captcha pass, 422 for the key of another submission, 429 once
 * one network has sent emails to many people. An UpstreamError of `store` is rethrown: the form might not have been
 * stored.
 */
export const submitOnce = async <T>(
  { request, action, captchaPass, emailsVisitor = emailActions.includes(action) }: Submission,
  store: (key: string) => Promise<T>,
): Promise<T> => {
  const { data: key } = idempotencyKey.safeParse(request.headers['idempotency-key']);
  if (!key)
    throw createInvalidInputError([
      { field: 'Idempotency-Key', message: 'must have 8 to 100 visible ASCII characters' },
    ]);
  if (!(await spendCaptchaPass(action, captchaPass, key)))
    throw createInvalidInputError([{ field: 'captchaPass', message: 'is invalid, expired or already used' }]);
  if (emailsVisitor) await checkEmailLimit(request);
  try {
    return await store(key);
  } catch (cause) {
    if (cause instanceof KeyReusedError) throw new ApiError(422, 'This Idempotency-Key belongs to another submission.');
    throw cause;
  }
};
