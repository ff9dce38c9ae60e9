import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import config from '../../next-i18next.config';
import { fetchedWords } from './fetched-words';

const { use: _, i18n: __, ...settings } = config;

/** i18next as browsers have it; `load` gives whether a namespace is there in the end. */
const browser = () => {
  const words = createInstance({ ...settings, lng: 'fr', ns: [], initAsync: false });
  words.use(fetchedWords).init();
  const load = async (namespaces: string[]) => {
    await words.reloadResources(['fr'], namespaces);
    return namespaces.map((namespace) => words.hasResourceBundle('fr', namespace));
  };
  return { words, load };
};

const asked = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['an error', async () => Response.error()],
  ['a fault of the server', async () => new Response('', { status: 503 })],
  ['no JSON', async () => new Response('{"word":')],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('asks five times more after %s, each after twice the time, and later anew', async (_, answer) => {
  const start = Date.now();
  const moments: number[] = [];
  asked.mockImplementation(() => {
    moments.push(Date.now() - start);
    return answer();
  });
  const { words, load } = browser();
  const first = load(['consent']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(moments).toEqual([0, 350, 1050, 2450, 5250, 10850]);
  expect(await first).toEqual([false]);
  asked.mockImplementation(async () => Response.json({ word: 'Mot' }));
  expect(await load(['consent'])).toEqual([true]);
  expect(words.getFixedT('fr', 'consent')('word')).toBe('Mot');
});

it('asks for at most ten namespaces at a time', async () => {
  const open: (() => void)[] = [];
  asked.mockImplementation(() => new Promise((resolve) => open.push(() => resolve(Response.json({ word: 'Mot' })))));
  const namespaces = Array.from({ length: 25 }, (_, index) => `ns${index}`);
  const loaded = browser().load(namespaces);
  expect(open).toHaveLength(10);
  for (let answer = open.shift(); answer; answer = open.shift()) {
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(open.length).toBeLessThanOrEqual(10);
  }
  expect(await loaded).toEqual(namespaces.map(() => true));
});
