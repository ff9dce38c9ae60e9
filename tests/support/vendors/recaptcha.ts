import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CaptchaAction } from '@/lib/model/captcha';
import type { Vendor } from './vendor';

interface Options {
  project: string;
  apiKey: string;
  siteKey: string;
  hostname: string;
}

interface IssuedToken {
  action: string;
  issuedAt: number;
  isUsed: boolean;
}

const maxAgeMs = 120_000;
const assessment = z.object({
  event: z.object({ token: z.string(), siteKey: z.string(), expectedAction: z.string() }),
});

/**
 * A stand-in for Google reCAPTCHA. `issue` returns the token that a browser gets, which is valid once and for two
 * minutes.
 */
export const recaptchaVendor = ({ project, apiKey, siteKey, hostname }: Options) => {
  const tokens = new Map<string, IssuedToken>();

  /** Marks a token as used and returns it, or returns the reason why it is invalid, in Google's terms. */
  const consumeToken = (token: string) => {
    const issued = tokens.get(token);
    if (!issued) return token === '' ? 'MISSING' : 'MALFORMED';
    if (Date.now() - issued.issuedAt > maxAgeMs) return 'EXPIRED';
    if (issued.isUsed) return 'DUPE';
    issued.isUsed = true;
    return issued;
  };

  const assess = async (request: Request) => {
    const { data } = assessment.safeParse(await request.json());
    if (request.headers.get('x-goog-api-key') !== apiKey || data?.event.siteKey !== siteKey)
      return Response.json({ error: { code: 400, message: 'wrong', status: 'INVALID_ARGUMENT' } }, { status: 400 });
    const { event } = data;
    const result = consumeToken(event.token);
    const name = `projects/${project}/assessments/${randomUUID()}`;
    if (typeof result === 'string')
      return Response.json({ name, event, tokenProperties: { valid: false, invalidReason: result } });
    return Response.json({
      name,
      event,
      tokenProperties: {
        valid: true,
        hostname,
        action: result.action,
        createTime: new Date(result.issuedAt).toISOString(),
      },
      riskAnalysis: { score: 0.9, reasons: [] },
    });
  };

  const vendor: Vendor = (request, path) =>
    path === `/v1/projects/${project}/assessments` ? assess(request) : new Response(null, { status: 404 });

  const issue = (action: CaptchaAction): string => {
    const token = randomUUID();
    tokens.set(token, { action: action.replaceAll('-', '_'), issuedAt: Date.now(), isUsed: false });
    return token;
  };

  return { vendor, issue };
};
