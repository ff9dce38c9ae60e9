import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { solve } from '@/lib/proof-of-work';
import { server } from '@/tests/support/server';
import { useJobAlert } from './useJobAlert';

vi.mock('@/lib/proof-of-work', () => ({ solve: vi.fn() }));
beforeEach(() => {
  vi.mocked(solve).mockResolvedValue('a proof');
});

const alert = {
  email: 'ada@example.com',
  frequency: 'weekly' as const,
  criteria: { search: '', facets: { country: ['CH'] } },
  consent: true as const,
  locale: 'en' as const,
};

const answers =
  (status: number, body: JsonBodyType = {}) =>
  () =>
    HttpResponse.json(body, { status });
const passes = answers(200, { recaptchaResponse: 'a pass' });
const stores = answers(200, { success: true });
const refuses = (...fields: string[]) => answers(400, { fields: fields.map((field) => ({ field, message: '' })) });

interface Call {
  key: string | null;
  body: unknown;
}

/** Answers both calls of the form; gives what they sent. */
const answerWith = (create: () => Response, captcha: () => Response = passes) => {
  const sent = { captcha: [] as unknown[], alerts: [] as Call[] };
  server.use(
    http.post('/api/recaptcha/', async ({ request }) => {
      sent.captcha.push(await request.json());
      return captcha();
    }),
    http.post('/api/create-job-alert/', async ({ request }) => {
      sent.alerts.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return create();
    }),
  );
  return sent;
};

const renderAlert = () => {
  const { result } = renderHook(useJobAlert);
  const send = (parts: Partial<typeof alert> = {}) => act(() => result.current.send({ ...alert, ...parts }));
  return { result, send };
};

it('begins idle', () => {
  expect(renderAlert().result.current).toMatchObject({ status: 'idle', problem: null, fields: [] });
});

it('sends the alert with the pass of the captcha, and is done once the server has it', async () => {
  const sent = answerWith(stores);
  const { result, send } = renderAlert();
  expect(await send()).toBe(true);
  expect(result.current).toMatchObject({ status: 'done', problem: null, fields: [] });
  expect(solve).toHaveBeenCalledExactlyOnceWith('job-alert');
  expect(sent.captcha).toEqual([{ token: 'a proof', action: 'job-alert' }]);
  expect(sent.alerts.map(({ body }) => body)).toEqual([{ ...alert, captchaPass: 'a pass' }]);
});

it('says that it sends', async () => {
  const work = Promise.withResolvers<string>();
  vi.mocked(solve).mockReturnValue(work.promise);
  answerWith(stores);
  const { result } = renderAlert();
  act(() => void result.current.send(alert));
  expect(result.current.status).toBe('sending');
  work.resolve('a proof');
  await waitFor(() => expect(result.current.status).toBe('done'));
});

describe('the Idempotency-Key', () => {
  const keys = ({ alerts }: { alerts: Call[] }) => alerts.map(({ key }) => key);

  it('is the same for every attempt of the same input', async () => {
    const sent = answerWith(answers(503));
    const { send } = renderAlert();
    for (const _ of [1, 2, 3]) await send();
    expect(keys(sent)).toHaveLength(3);
    expect(new Set(keys(sent)).size).toBe(1);
    expect(keys(sent)[0]).toMatch(/^[\x21-\x7e]{8,100}$/);
  });

  it('is another one for other input', async () => {
    const sent = answerWith(answers(503));
    const { send } = renderAlert();
    await send();
    await send({ email: 'grace@example.com' });
    await send({ criteria: { search: 'ring', facets: { country: [] } } });
    expect(new Set(keys(sent)).size).toBe(3);
  });
});

describe('what the server refuses', () => {
  it.each([
    ['an address', refuses('email'), 'fields', ['email']],
    ['several fields', refuses('consent', 'criteria', 'email'), 'fields', ['email', 'consent']],
    ['a field that the form lacks', refuses('criteria'), 'failed', []],
    ['a pass', refuses('captchaPass'), 'captcha', []],
    ['without a word', () => new HttpResponse('<html>', { status: 400 }), 'failed', []],
    ['too many attempts', answers(429), 'tooMany', []],
    ['a key that belongs to another alert', answers(422), 'failed', []],
    ['while its upstream fails', answers(502), 'failed', []],
    ['while it is down', answers(503), 'failed', []],
  ])('%s', async (_, create, problem, fields) => {
    answerWith(create);
    const { result, send } = renderAlert();
    expect(await send()).toBe(false);
    expect(result.current).toMatchObject({ status: 'idle', problem, fields });
  });
});

describe('what the captcha refuses', () => {
  it.each([
    ['a proof', refuses('token'), 'captcha'],
    ['too many attempts', answers(429), 'tooMany'],
    ['while it is down', answers(503), 'failed'],
  ])('%s: no alert is sent', async (_, captcha, problem) => {
    const sent = answerWith(stores, captcha);
    const { result, send } = renderAlert();
    expect(await send()).toBe(false);
    expect(result.current).toMatchObject({ status: 'idle', problem });
    expect(sent.alerts).toEqual([]);
  });
});

it.each([
  ['captcha', () => answerWith(stores, () => HttpResponse.error())],
  ['server', () => answerWith(() => HttpResponse.error())],
])('says that the %s cannot be reached', async (_, answer) => {
  answer();
  const { result, send } = renderAlert();
  expect(await send()).toBe(false);
  expect(result.current).toMatchObject({ status: 'idle', problem: 'offline', fields: [] });
});

it('forgets the problem when it sends again', async () => {
  answerWith(refuses('email'));
  const { result, send } = renderAlert();
  await send();
  answerWith(stores);
  await send();
  expect(result.current).toMatchObject({ status: 'done', problem: null, fields: [] });
});
