import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { ApiError, UpstreamError } from '@/lib/api/errors';
import { isCaptchaPass } from '@/lib/captcha/pass';
import { jobs } from '@/lib/jobs';
import { KeyReused } from '@/lib/jobs/errors';
import { jobAlert } from '@/lib/model/job';

export const config = { api: { bodyParser: false } };

const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,100}$/);

const wrong = (field: string, message: string) =>
  new ApiError(400, 'Some of the input is wrong.', [{ field, message }]);

export default endpoint({
  method: 'POST',
  summary: 'Mails the link that confirms a job alert; the header Idempotency-Key is the same for every attempt',
  body: jobAlert,
  response: z.object({ success: z.literal(true) }),
  limit: { calls: 10, seconds: 60 },
  handle: async ({ body: { captchaPass, consent: _, ...alert }, request }) => {
    const { data: key } = idempotencyKey.safeParse(request.headers['idempotency-key']);
    if (!key) throw wrong('Idempotency-Key', 'must have 8 to 100 visible characters');
    if (!(await isCaptchaPass('job-alert', captchaPass))) throw wrong('captchaPass', 'is wrong or too old');
    try {
      await jobs.requestAlert({ ...alert, key });
    } catch (cause) {
      if (cause instanceof KeyReused) throw new ApiError(422, 'This Idempotency-Key belongs to another alert.');
      throw cause instanceof UpstreamError ? cause : new UpstreamError('unavailable', { cause });
    }
    return { success: true as const };
  },
});
