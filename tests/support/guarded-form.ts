import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CaptchaAction, CaptchaChallenge } from '@/lib/model/captcha';
import { getInteractions } from './interactions';
import { getTranslator } from './render';
import { server } from './server';

type ResponseFactory = () => Response | Promise<Response>;

/** A handler that responds with a status and a JSON body. */
export const respondWithJson =
  (status: number, body: JsonBodyType = {}) =>
  () =>
    HttpResponse.json(body, { status });

/** The challenge for the browser. Tests do not solve it. */
export const challenge: CaptchaChallenge = {
  parameters: {
    algorithm: 'SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt: 1_800_000_000,
    data: { action: 'job-alert' },
  },
  signature: '00',
};

const respondWithChallenge = respondWithJson(200, { challenge });
const respondWithPass = respondWithJson(200, { recaptchaResponse: 'a pass' });

/** Responses of a server that has stored the submission, by status. */
export const successResponses = {
  200: respondWithJson(200, { success: true }),
  204: () => new HttpResponse(null, { status: 204 }),
};

/**
 * Handles the requests of a form at `url`. Returns three lists that it fills: what the form sent, the actions for which
 * the form requested a captcha, and the solutions that it sent to the captcha.
 */
export const mockForm = (
  url: string,
  respondToForm: ResponseFactory,
  respondToSolution: ResponseFactory = respondWithPass,
  respondToChallenge: ResponseFactory = respondWithChallenge,
) => {
  const requestedActions: (string | null)[] = [];
  const sent: { body: unknown; key: string | null }[] = [];
  const solutions: unknown[] = [];
  server.use(
    http.get('/api/recaptcha/', ({ request }) => {
      requestedActions.push(new URL(request.url).searchParams.get('action'));
      return respondToChallenge();
    }),
    http.post('/api/recaptcha/', async ({ request }) => {
      solutions.push(await request.json());
      return respondToSolution();
    }),
    http.post(url, async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return respondToForm();
    }),
  );
  return { requestedActions, sent, solutions };
};

/** The submit button of the page's form. */
export const submitButton = () => {
  const isSubmit = (button: HTMLElement) => (button as HTMLButtonElement).type === 'submit';
  return screen.getAllByRole('button').find(isSubmit) as HTMLElement;
};

interface Form {
  url: string;
  action: CaptchaAction;
  successStatus: keyof typeof successResponses;
  translate: (key: string) => string;
  render: () => { user: UserEvent; fill: () => Promise<void>; submit: () => Promise<void> };
  expectInputRetained: () => void;
  /** The event that is tracked when a valid form is submitted; undefined if the form must not be tracked. */
  validationEvent?: ReturnType<typeof getInteractions>[number];
  /** The fields that the server rejects, in its order; the one of them that is first in the form; and its input. */
  rejection: { fields: string[]; firstField: string; getFirstControl: () => HTMLElement };
}

/** The texts that all forms share. */
const formsT = getTranslator('en', 'forms');

/** Tests a form that a captcha protects. The proof of work is mocked as `a proof`. */
export const testGuardedForm = (form: Form) => {
  const {
    url,
    action,
    successStatus,
    translate,
    render,
    expectInputRetained,
    validationEvent: validated,
    rejection: rejected,
  } = form;
  const getAlert = () => screen.getByRole('alert');
  const findDoneHeading = () => screen.findByRole('heading', { name: translate('done-title') });
  const proof = { token: 'a proof', action };

  describe('a form', () => {
    it('is sent once, however often the button is pressed', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const { sent, solutions } = mockForm(url, () => promise);
      const { fill, submit } = render();
      await fill();
      await submit();
      expect(submitButton()).toHaveTextContent(translate('sending'));
      expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
      await submit();
      resolve(successResponses[successStatus]());
      await findDoneHeading();
      expect(sent).toHaveLength(1);
      expect(solutions).toEqual([proof]);
    });
  });

  describe('a failure', () => {
    it.each([
      [
        `any status but ${successStatus}`,
        successResponses[successStatus === 200 ? 204 : 200],
        translate('error-failed'),
      ],
      ['too many attempts', respondWithJson(429), formsT('error-tooMany')],
      ['a server that is down', respondWithJson(503), translate('error-failed')],
      [
        'a captcha that is not passed',
        respondWithJson(400, { fields: [{ field: 'captchaPass' }] }),
        formsT('error-captcha'),
      ],
      ['no connection', () => HttpResponse.error(), formsT('error-offline')],
    ])('is shown, and the input is retained: %s', async (_, respondToForm, message) => {
      const { solutions } = mockForm(url, respondToForm);
      const { fill, submit } = render();
      expect(getAlert()).toBeEmptyDOMElement();
      await fill();
      await submit();
      await waitFor(() => expect(getAlert()).toHaveTextContent(message));
      expectInputRetained();
      expect(submitButton()).toHaveTextContent(formsT('retry'));
      expect(getInteractions()).toEqual(validated ? [validated] : []);
      expect(solutions).toEqual([proof]);
    });

    it('can be tried again, as the same submission', async () => {
      const failed = mockForm(url, respondWithJson(503));
      const { fill, submit } = render();
      await fill();
      await submit();
      await waitFor(() => expect(submitButton()).toHaveTextContent(formsT('retry')));
      const retried = mockForm(url, successResponses[successStatus]);
      await submit();
      expect(await findDoneHeading()).toBeVisible();
      expect(failed.sent).toHaveLength(1);
      expect(retried).toEqual(failed);
    });

    it('of a field marks the field until it is corrected, and moves the focus to it', async () => {
      const { fields, firstField: first, getFirstControl } = rejected;
      mockForm(url, respondWithJson(400, { fields: fields.map((field) => ({ field, message: '' })) }));
      const { user, fill, submit } = render();
      await fill();
      await submit();
      await waitFor(() => expect(getFirstControl()).toHaveFocus());
      expect(getFirstControl()).toBeInvalid();
      expect(getFirstControl()).toHaveAccessibleDescription(translate(`error-${first}`));
      expect(getAlert()).toHaveTextContent(formsT('error-fields'));
      expectInputRetained();
      await user.type(getFirstControl(), 's');
      expect(getFirstControl()).toBeValid();
    });
  });
};
