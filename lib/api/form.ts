import type { z } from 'zod';
import type { CaptchaAction } from '../model/captcha';
import { type Definition, defineEndpoint, type Endpoint } from './endpoint';
import { type Submission, submitOnce } from './submit-once';

type GuardedForm = z.ZodType<{ captchaPass: string; consent: true }>;

/** Stores the form under its key, which is the same for every attempt: see `submitOnce`. */
type Submit = <T>(store: (key: string) => Promise<T>, options?: Pick<Submission, 'emailsVisitor'>) => Promise<T>;

interface FormDefinition<B extends GuardedForm, R extends z.ZodType>
  extends Pick<Definition<z.ZodType, B, R>, 'summary' | 'response'> {
  /** The name under which the servers count the calls of each visitor. */
  name: string;
  action: CaptchaAction;
  body: B;
  /** Stores the form and returns the response body, if the endpoint has one. */
  handle: (fields: Omit<z.infer<B>, 'captchaPass' | 'consent'>, submit: Submit) => Promise<z.input<R>>;
}

/** Builds the API route of a form with a captcha, which is stored once. */
export const defineForm = <B extends GuardedForm, R extends z.ZodType>({
  name,
  action,
  summary,
  body,
  response,
  handle,
}: FormDefinition<B, R>): Endpoint =>
  defineEndpoint({
    method: 'POST',
    summary: `${summary}; the header Idempotency-Key is the same for every attempt`,
    body,
    response,
    statusWithoutBody: response ? undefined : 204,
    limit: { calls: 10, seconds: 60, shared: name },
    handle: async ({ body: { captchaPass, consent: _, ...fields }, request }) =>
      (await handle(fields, (store, options) => submitOnce({ request, captchaPass, action, ...options }, store))) ??
      null,
  });
