import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import { locales } from '@/lib/i18n/locales';
import type { CaptchaAction } from '@/lib/model/captcha';
import { alertFrequencies } from '@/lib/model/job';
import { facetNames } from '@/lib/model/lists/list-query';
import { log } from '@/lib/platform/process/log';
import { captcha } from '@/lib/upstreams/captcha';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { type ApiModule, type ApiRequest, serve } from '@/tests/support/api';
import { temporaryDataDir } from '@/tests/support/data-dir';

vi.mock('@/lib/upstreams/mailing', () => ({ mailing: { send: async () => undefined } }));
temporaryDataDir();

/** The number of bodies that each endpoint gets. `npm run test:all` sets a higher one. */
const bodyCount = Number(process.env.BODIES ?? 300);

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 210 }),
  fc.constantFrom('', '__proto__', 'constructor', '\0', '\ud800', "'; DROP TABLE alert; --", '{{7*7}}', '%00'),
);
const anyValue = fc.oneof(fc.jsonValue({ maxDepth: 3 }), text);

/** Generates mostly valid values, and sometimes any other value. */
const mostlyValid = <T>(valid: fc.Arbitrary<T>) => fc.oneof({ weight: 12, arbitrary: valid }, anyValue);
/** Generates valid forms, forms with some invalid or missing fields, and sometimes any other value. */
const form = (fields: Record<string, fc.Arbitrary<unknown>>) => {
  const mostlyValidFields = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, mostlyValid(field)]),
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(fields) },
    { weight: 3, arbitrary: fc.record(mostlyValidFields) },
    fc.record(fields, { requiredKeys: [] }),
    anyValue,
  );
};

const locale = fc.constantFrom(...locales, 'zh', 'ja-JP');
const facets = fc.dictionary(
  fc.constantFrom(...facetNames),
  fc.array(
    fc.oneof(fc.constantFrom('paris', 'FR', 'europe', 'permanent'), fc.string({ minLength: 1, maxLength: 64 })),
    { maxLength: 4 },
  ),
);
const jobId = fc.constantFrom('H1', 'H100', 'h200', 'X', 'H999999999999');
const jobIds = fc.oneof(fc.array(jobId, { maxLength: 110 }), fc.array(fc.oneof(jobId, text), { maxLength: 4 }));
const criteria = fc.record({ search: text, facets });
const email = fc.oneof(fc.constantFrom('ada@example.com', 'ADA@example.com'), fc.emailAddress());
const submissionHeaders = fc.oneof(
  { weight: 9, arbitrary: fc.uuid().map((key) => ({ 'Idempotency-Key': key })) },
  fc.constantFrom<Record<string, string>>({}, { 'Idempotency-Key': 'key' }, { 'Idempotency-Key': 'the-same-key' }),
);
/** A placeholder for a real captcha pass. Each submission needs its own pass. */
const passPlaceholder = 'a pass';
const fillPass = async (body: unknown, action: CaptchaAction) =>
  Object(body).captchaPass === passPlaceholder
    ? { ...Object(body), captchaPass: await issueCaptchaPass(action) }
    : body;

const subscription = {
  email,
  firstName: text,
  lastName: text,
  consent: fc.constant(true),
  transferConsent: fc.constant(true),
  locale,
  captchaPass: fc.constant(passPlaceholder),
};

interface Case {
  name: string;
  module: () => Promise<ApiModule>;
  body: () => Promise<fc.Arbitrary<unknown>>;
  headers?: fc.Arbitrary<Record<string, string>>;
  /** The action that the captcha passes of the bodies are for. */
  action?: CaptchaAction;
}

const cases: Case[] = [
  {
    name: 'recaptcha',
    module: () => import('@/pages/api/recaptcha'),
    body: async () => {
      const networks = Array.from({ length: 20 }, (_, number) => `192.0.2.${number}`);
      const challenges = await Promise.all(networks.map((network) => captcha.createChallenge('job-alert', network)));
      const [challenge, ...otherChallenges] = challenges;
      const token = fc.oneof(
        fc.constantFrom(...(await Promise.all(otherChallenges.map(solveCaptcha)))),
        fc.anything().map((solution) => JSON.stringify({ challenge, solution })),
        fc.jsonValue({ maxDepth: 3 }).map((parameters) => JSON.stringify({ challenge: { ...challenge, parameters } })),
        text,
      );
      return form({ token, action: fc.constant('job-alert') });
    },
  },
  {
    name: 'create-job-alert',
    module: () => import('@/pages/api/create-job-alert'),
    body: async () =>
      form({
        email,
        frequency: fc.constantFrom(...alertFrequencies),
        criteria,
        consent: fc.constant(true),
        transferConsent: fc.constant(true),
        locale,
        captchaPass: fc.constant(passPlaceholder),
      }),
    headers: submissionHeaders,
    action: 'job-alert',
  },
  {
    name: 'press-subscription',
    module: () => import('@/pages/api/press-subscription'),
    body: async () => form({ ...subscription, media: text, country: fc.constantFrom('FR', 'CH', 'JP', 'ZZ', '') }),
    headers: submissionHeaders,
    action: 'subscription',
  },
  {
    name: 'highlights-subscription',
    module: () => import('@/pages/api/highlights-subscription'),
    body: async () => form(subscription),
    headers: submissionHeaders,
    action: 'subscription',
  },
  {
    name: 'job-offers',
    module: () => import('@/pages/api/job-offers'),
    body: async () =>
      form({
        search: fc.oneof(fc.constantFrom('watch', 'horloger', '時計', 'c++ "a*" (b)', 'NEAR('), text),
        facets,
        locale,
        sort: fc.constantFrom('relevance', 'date_desc', 'date_asc', 'deadline'),
        page: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(0, 1, 2, 100_000) }, fc.integer(), fc.double()),
        ids: jobIds,
      }),
  },
  {
    name: 'search-content',
    module: () => import('@/pages/api/search-content'),
    body: async () =>
      form({
        search: text,
        sort: fc.constantFrom('date_desc', 'date_asc'),
        categories: fc.array(fc.oneof(fc.constantFrom('craft', 'finance'), text), { maxLength: 40 }),
        locale,
      }),
  },
  {
    name: 'job-offer',
    module: () => import('@/pages/api/job-offer'),
    body: async () => fc.oneof({ weight: 3, arbitrary: mostlyValid(jobIds) }, form({ ids: jobIds })),
  },
  {
    name: 'similar-offers',
    module: () => import('@/pages/api/similar-offers'),
    body: async () => form({ jobId, locale, limit: fc.integer({ min: -2, max: 20 }) }),
  },
];

describe.each(cases)('POST /api/$name/', ({ module, body, headers = fc.constant({}), action }) => {
  it(`handles ${bodyCount} valid and invalid bodies without a server error`, { timeout: 120_000 }, async () => {
    const loggedErrors = vi.spyOn(log, 'error');
    const { call, close } = await serve(await module());
    const statuses = new Map<number, number>();
    const requests = fc.record<ApiRequest>({ body: await body(), headers });
    await fc.assert(
      fc.asyncProperty(requests, async ({ body, headers }) => {
        const type = { 'Content-Type': 'application/json', ...headers };
        const payload = action ? await fillPass(body, action) : body;
        const { status, json } = await call({ method: 'POST', body: JSON.stringify(payload), headers: type });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        expect(status < 300 || json.success === false).toBe(true);
      }),
      { numRuns: bodyCount },
    );
    await close();
    expect(statuses.get(200) ?? statuses.get(204)).toBeGreaterThan(0);
    expect(statuses.get(400)).toBeGreaterThan(bodyCount / 20);
    expect(loggedErrors).not.toHaveBeenCalled();
  });
});
