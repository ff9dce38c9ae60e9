import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { expect, it } from 'vitest';
import type { CaptchaAction, CaptchaChallenge } from '@/lib/model/captcha';
import { getInteractions } from './interactions';
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
  translate: (key: string) => string;
  render: () => { user: UserEvent; fill: () => Promise<void>; submit: () => Promise<void> };
  expectInputRetained: () => void;
  /** The event that is tracked when a valid form is submitted; undefined if the form must not be tracked. */
  validationEvent?: ReturnType<typeof getInteractions>[number];
  /** The fields that the server rejects, in its order; the one of them that is first in the form; and its input. */
  rejection: { fields: string[]; firstField: string; getFirstControl: () => HTMLElement };
}

/** Tests what a form protected by a captcha has of its own. The proof of work is mocked as `a proof`. */
export const testGuardedForm = ({
  url,
  action,
  translate,
  render,
  expectInputRetained,
  validationEvent,
  rejection: { fields, firstField, getFirstControl },
}: Form) =>
  it('keeps its input if the server rejects a field, marks the field until it is corrected, and focuses it', async () => {
    const reject = respondWithJson(400, { fields: fields.map((field) => ({ field, message: '' })) });
    const { solutions } = mockForm(url, reject);
    const { user, fill, submit } = render();
    await fill();
    await submit();
    await waitFor(() => expect(getFirstControl()).toHaveFocus());
    expect(getFirstControl()).toBeInvalid();
    expect(getFirstControl()).toHaveAccessibleDescription(translate(`error-${firstField}`));
    expectInputRetained();
    expect(solutions).toEqual([{ token: 'a proof', action }]);
    expect(getInteractions()).toEqual(validationEvent ? [validationEvent] : []);
    await user.type(getFirstControl(), 's');
    expect(getFirstControl()).toBeValid();
  });
