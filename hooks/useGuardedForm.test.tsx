import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { FormEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import type { JobAlert } from '@/lib/model/job';
import { challenge, mockForm, respondWithJson, successResponses } from '@/tests/support/guarded-form';
import { createSiteWrapper } from '@/tests/support/render';
import { useGuardedForm } from './useGuardedForm';

vi.mock('@/lib/browser/captcha-proof', () => ({ solveCaptcha: vi.fn() }));
beforeEach(() => {
  vi.mocked(solveCaptcha).mockResolvedValue('a proof');
});

const alert = {
  email: 'ada@example.com',
  frequency: 'weekly' as const,
  criteria: { search: '', facets: { country: ['CH'] } },
};

const rejectFields = (...fields: string[]) =>
  respondWithJson(400, { fields: fields.map((field) => ({ field, message: '' })) });

/** Mocks the endpoints of the form and the captcha; returns what was sent to both. */
const respondWith = (
  respondToForm: () => Response,
  respondToCaptcha?: () => Response,
  respondToChallenge?: () => Response,
) => mockForm('/api/create-job-alert/', respondToForm, respondToCaptcha, respondToChallenge);

const renderAlert = () => {
  const options = { url: '/api/create-job-alert/', action: 'job-alert', success: 200, names: ['email'] } as const;
  const { result } = renderHook(() => useGuardedForm<JobAlert, 'email'>(options), { wrapper: createSiteWrapper() });
  const form = document.createElement('form');
  form.innerHTML = '<input name="email"><input name="consent">';
  const event = { preventDefault: () => undefined, currentTarget: form } as unknown as FormEvent<HTMLFormElement>;
  const submit = (parts: Partial<typeof alert> = {}) => result.current.submit(event, () => ({ ...alert, ...parts }));
  const edit = () => act(() => result.current.recheck({ target: form.elements.namedItem('email') } as never));
  return { result, submit, edit, send: (parts?: Partial<typeof alert>) => act(() => submit(parts)) };
};

it('sends the alert with the captcha pass, and is done once the server has accepted it', async () => {
  const { requestedActions, sent, solutions } = respondWith(successResponses[200]);
  const { result, send } = renderAlert();
  await send();
  expect(result.current).toMatchObject({ status: 'done', problem: null, fields: [] });
  expect(requestedActions).toEqual(['job-alert']);
  expect(solveCaptcha).toHaveBeenCalledExactlyOnceWith(challenge);
  expect(solutions).toEqual([{ token: 'a proof', action: 'job-alert' }]);
  expect(sent.map(({ body }) => body)).toEqual([{ ...alert, consent: true, locale: 'en', captchaPass: 'a pass' }]);
});

it('reports that it is sending, and sends nothing else meanwhile', async () => {
  const work = Promise.withResolvers<string>();
  vi.mocked(solveCaptcha).mockReturnValue(work.promise);
  const { sent } = respondWith(successResponses[200]);
  const { result, submit } = renderAlert();
  expect(result.current).toMatchObject({ status: 'idle', problem: null, fields: [] });
  act(() => void submit());
  expect(result.current.status).toBe('sending');
  await submit();
  work.resolve('a proof');
  await waitFor(() => expect(result.current.status).toBe('done'));
  expect(sent).toHaveLength(1);
});

describe('the Idempotency-Key', () => {
  const keys = (sent: { key: string | null }[]) => sent.map(({ key }) => key);

  it('is the same for every attempt of the same input', async () => {
    const { sent } = respondWith(respondWithJson(503));
    const { send } = renderAlert();
    for (const _ of [1, 2, 3]) await send();
    expect(keys(sent)).toHaveLength(3);
    expect(new Set(keys(sent)).size).toBe(1);
    expect(keys(sent)[0]).toMatch(/^[\x21-\x7e]{8,100}$/);
  });

  it('is a new one for other input', async () => {
    const { sent } = respondWith(respondWithJson(503));
    const { send } = renderAlert();
    await send();
    await send({ email: 'grace@example.com' });
    await send({ criteria: { search: 'ring', facets: { country: [] } } });
    expect(new Set(keys(sent)).size).toBe(3);
  });
});

describe('a rejection by the server', () => {
  it.each([
    ['an address', rejectFields('email'), 'fields', ['email']],
    ['several fields', rejectFields('consent', 'criteria', 'email'), 'fields', ['email', 'consent']],
    ['a field that the form lacks', rejectFields('criteria'), 'failed', []],
    ['a captcha pass', rejectFields('captchaPass'), 'captcha', []],
    ['without a reason', () => new HttpResponse('<html>', { status: 400 }), 'failed', []],
    ['while it is down', respondWithJson(503), 'failed', []],
    ['by another success', successResponses[204], 'failed', []],
  ])('%s', async (_, respond, problem, fields) => {
    respondWith(respond);
    const { result, send } = renderAlert();
    await send();
    expect(result.current).toMatchObject({ status: 'idle', problem, fields });
  });
});

it.each([
  ['rejects the proof', rejectFields('token'), undefined, 'captcha'],
  ['cannot be reached', () => HttpResponse.error(), undefined, 'offline'],
  ['gives no more challenges', undefined, respondWithJson(429), 'tooMany'],
])('sends no alert if the captcha %s', async (_, respondToCaptcha, respondToChallenge, problem) => {
  const { sent } = respondWith(successResponses[200], respondToCaptcha, respondToChallenge);
  const { result, send } = renderAlert();
  await send();
  expect(result.current).toMatchObject({ status: 'idle', problem });
  expect(sent).toEqual([]);
});

it('clears the problem when it sends again', async () => {
  respondWith(rejectFields('email'));
  const { result, send } = renderAlert();
  await send();
  respondWith(successResponses[200]);
  await send();
  expect(result.current).toMatchObject({ status: 'done', problem: null, fields: [] });
});

describe('after too many attempts', () => {
  const reject = (seconds: number) => () =>
    new HttpResponse(null, { status: 429, headers: { 'Retry-After': `${seconds}` } });
  /** Sends the alert to a server that rejects it, and then accepts it. */
  const renderRejected = async (seconds: number) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    respondWith(reject(seconds));
    const alertForm = renderAlert();
    await alertForm.send();
    const { sent } = respondWith(successResponses[200]);
    const pass = () => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    return { ...alertForm, sent, pass };
  };
  afterEach(() => void vi.useRealTimers());

  it('says when it sends the form again, and does so', async () => {
    const { result, sent, pass } = await renderRejected(7);
    expect(result.current).toMatchObject({ status: 'idle', problem: 'tooMany', waitSeconds: 7 });
    await pass();
    await waitFor(() => expect(result.current).toMatchObject({ status: 'done', sentCount: 1 }));
    expect(sent).toHaveLength(1);
  });

  it('leaves it to the visitor who edits the form', async () => {
    const { result, sent, edit, pass } = await renderRejected(7);
    edit();
    expect(result.current).toMatchObject({ status: 'idle', problem: null });
    await pass();
    expect(sent).toEqual([]);
  });

  it('leaves it to the visitor if it takes long', async () => {
    const { result } = await renderRejected(3600);
    expect(result.current).toMatchObject({ problem: 'tooMany', waitSeconds: null });
  });
});
