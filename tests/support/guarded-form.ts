import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CaptchaAction, CaptchaChallenge } from '@/lib/model/captcha';
import { server } from './server';
import { tracked } from './tracked';

type Create = () => Response | Promise<Response>;

/** A handler that responds with a status and a body. */
export const answers =
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

const challenges = answers(200, { challenge });
const passes = answers(200, { recaptchaResponse: 'a pass' });

/** Responses of a server that has stored the submission, by status. */
export const stores = {
  200: answers(200, { success: true }),
  204: () => new HttpResponse(null, { status: 204 }),
};

/**
 * Handles the requests of a form at `url`. Returns what the form sent (`sent`), the actions for which it requested a
 * captcha (`asked`), and the solutions it sent to the captcha (`shown`).
 */
export const answerForm = (url: string, create: Create, captcha: Create = passes, challengeOf: Create = challenges) => {
  const asked: (string | null)[] = [];
  const sent: { body: unknown; key: string | null }[] = [];
  const shown: unknown[] = [];
  server.use(
    http.get('/api/recaptcha/', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('action'));
      return challengeOf();
    }),
    http.post('/api/recaptcha/', async ({ request }) => {
      shown.push(await request.json());
      return captcha();
    }),
    http.post(url, async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return create();
    }),
  );
  return { asked, sent, shown };
};

/** The submit button of the page's form. */
export const submitButton = () => {
  const isSubmit = (one: HTMLElement) => (one as HTMLButtonElement).type === 'submit';
  return screen.getAllByRole('button').find(isSubmit) as HTMLElement;
};

interface Form {
  url: string;
  action: CaptchaAction;
  success: keyof typeof stores;
  words: (key: string) => string;
  render: () => { user: UserEvent; fill: () => Promise<void>; submit: () => Promise<void> };
  expectKept: () => void;
  /** The tracked event after the form is filled in. Undefined if the form must not be tracked. */
  validated?: ReturnType<typeof tracked>[number];
  /** The fields that the server rejects, in its order; the key of the first one's error text; and its input. */
  wrong: { fields: string[]; first: string; box: () => HTMLElement };
}

/** Tests a form that a captcha protects. The proof of work is mocked as `a proof`. */
export const testGuardedForm = (form: Form) => {
  const { url, action, success, words, render, expectKept, validated, wrong } = form;
  const problem = () => screen.getByRole('alert');
  const done = () => screen.findByRole('heading', { name: words('done-title') });
  const proof = { token: 'a proof', action };

  describe('a form', () => {
    it('is sent once, however often the button is pressed meanwhile', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const { sent, shown } = answerForm(url, () => promise);
      const { fill, submit } = render();
      await fill();
      await submit();
      expect(submitButton()).toHaveTextContent(words('sending'));
      expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
      await submit();
      resolve(stores[success]());
      await done();
      expect(sent).toHaveLength(1);
      expect(shown).toEqual([proof]);
    });
  });

  describe('a failure', () => {
    it.each([
      [`any status but ${success}`, stores[success === 200 ? 204 : 200], 'error-failed'],
      ['too many attempts', answers(429), 'error-tooMany'],
      ['a server that is down', answers(503), 'error-failed'],
      ['a captcha that is not passed', answers(400, { fields: [{ field: 'captchaPass' }] }), 'error-captcha'],
      ['no connection', () => HttpResponse.error(), 'error-offline'],
    ])('is shown, and loses nothing that was typed: %s', async (_, create, message) => {
      const { shown } = answerForm(url, create);
      const { fill, submit } = render();
      expect(problem()).toBeEmptyDOMElement();
      await fill();
      await submit();
      await waitFor(() => expect(problem()).toHaveTextContent(words(message)));
      expectKept();
      expect(submitButton()).toHaveTextContent(words('retry'));
      expect(tracked()).toEqual(validated ? [validated] : []);
      expect(shown).toEqual([proof]);
    });

    it('can be tried again, as the same submission', async () => {
      const failed = answerForm(url, answers(503));
      const { fill, submit } = render();
      await fill();
      await submit();
      await waitFor(() => expect(submitButton()).toHaveTextContent(words('retry')));
      const again = answerForm(url, stores[success]);
      await submit();
      expect(await done()).toBeVisible();
      expect(failed.sent).toHaveLength(1);
      expect(again).toEqual(failed);
    });

    it('of a field marks it until it is corrected, and moves the focus there', async () => {
      const { fields, first, box } = wrong;
      answerForm(url, answers(400, { fields: fields.map((field) => ({ field, message: '' })) }));
      const { user, fill, submit } = render();
      await fill();
      await submit();
      await waitFor(() => expect(box()).toHaveFocus());
      expect(box()).toBeInvalid();
      expect(box()).toHaveAccessibleDescription(words(`error-${first}`));
      expect(problem()).toHaveTextContent(words('error-fields'));
      expectKept();
      await user.type(box(), 's');
      expect(box()).toBeValid();
    });
  });
};
