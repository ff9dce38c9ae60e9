import { beforeEach, describe, expect, it, type Mock } from 'vitest';
import { type CaptchaAction, captchaActions } from '@/lib/model/captcha';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { type ApiModule, call } from './api';

/** The name of a field, and the values that make it invalid. */
export type InvalidField = [field: string, overrides: object];

interface Endpoint {
  name: string;
  api: ApiModule;
  action: CaptchaAction;
  /** The mocked function that stores the submission. */
  submit: Mock;
  /** The fields that only this form has. */
  input: object;
  /** The fields of this form as `submit` receives them. */
  expectedFields: object;
  success: { status: 200 | 204; text: string };
  /** What `submit` resolves with. */
  result?: unknown;
  invalidFields: InvalidField[];
}

/** Tests what distinguishes an endpoint of a form. `lib/api/form.test.ts` tests what all have in common. */
export const testSubmissionEndpoint = ({
  name,
  api,
  action,
  submit,
  input,
  expectedFields,
  success,
  result,
  invalidFields,
}: Endpoint) => {
  const createForm = async () => ({
    email: 'ada@example.com',
    consent: true,
    locale: 'ja-JP',
    captchaPass: await issueCaptchaPass(action),
    ...input,
  });
  const post = (body: unknown, key = 'key-of-the-form') =>
    call(api, { method: 'POST', body, headers: { 'Idempotency-Key': key } });

  describe(`POST /api/${name}/`, () => {
    beforeEach(() => {
      submit.mockReset().mockResolvedValue(result);
    });

    it('stores the submission once', async () => {
      const { status, text, headers } = await post(await createForm());
      expect({ status, text }).toEqual(success);
      expect(headers['cache-control']).toBe('no-store');
      expect(submit).toHaveBeenCalledExactlyOnceWith({
        email: 'ada@example.com',
        locale: 'jp',
        key: 'key-of-the-form',
        ...expectedFields,
      });
    });

    it.each([['email', { email: 'ada' }], ['transferConsent', { locale: 'cn' }], ...invalidFields])(
      'responds with 400 to an invalid %s, and leaves the pass valid: %j',
      async (field, overrides) => {
        const form = await createForm();
        const { status, json } = await post({ ...form, ...overrides }, 'key-of-the-invalid-form');
        expect(status).toBe(400);
        expect(json).toMatchObject({ success: false, fields: [expect.objectContaining({ field })] });
        expect(submit).not.toHaveBeenCalled();
        expect((await post(form)).status).toBe(success.status);
      },
    );

    it('responds with 400 to a pass for another purpose', async () => {
      for (const other of captchaActions.filter((one) => one !== action)) {
        const { status } = await post({ ...(await createForm()), captchaPass: await issueCaptchaPass(other) });
        expect(status).toBe(400);
      }
      expect(submit).not.toHaveBeenCalled();
    });
  });
};
