import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import i18next from 'i18next';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pluralsByTag } from './i18next-options';
import { loadServerStrings } from './load-strings';
import { type Locale, locales } from './locales';
import { loadNamespaceStrings, loadTranslations } from './translations';

vi.mock('node:fs/promises', { spy: true });

const root = mkdtempSync(path.join(tmpdir(), 'words-'));
const folder = path.join(root, 'public/locales/fr');
mkdirSync(folder, { recursive: true });
const write = (namespace: string, text: string) => writeFileSync(path.join(folder, `${namespace}.json`), text);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(readFile).mockClear();
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  write('common', '{"search":"Rechercher"}');
});
afterEach(() => vi.useRealTimers());
afterAll(() => rmSync(root, { recursive: true }));

/** Counts how often the file of a namespace was read. */
const countReads = (namespace: string) =>
  vi.mocked(readFile).mock.calls.filter(([file]) => `${file}`.endsWith(`/${namespace}.json`)).length;

/** Waits for the current file reads, without advancing the fake clock. */
const readAll = async () => {
  const { results } = vi.mocked(readFile).mock;
  for (let settledCount = -1; settledCount < results.length; ) {
    settledCount = results.length;
    await Promise.allSettled(results.map(({ value }) => value));
    await vi.advanceTimersByTimeAsync(0);
  }
};

/** Advances the clock, and waits for all file reads that start meanwhile. */
const advance = async (ms: number) => {
  const endMs = Date.now() + ms;
  for (await readAll(); Date.now() < endMs; await readAll())
    await vi.advanceTimersByTimeAsync(Math.min(50, endMs - Date.now()));
};

/** Returns a function that reports the current state of a promise. */
const trackEnd = (promise: Promise<unknown>) => {
  let end = 'pending';
  promise.then(
    () => {
      end = 'fulfilled';
    },
    ({ message }) => {
      end = message;
    },
  );
  return () => end;
};

const afterRetriesMs = 350 + 700 + 1400 + 2800 + 5600;

describe('a file that is broken', () => {
  it('is read five times more, each after twice the time, and then given up', async () => {
    write('broken', '{"word":');
    const end = trackEnd(loadServerStrings('fr', 'broken'));
    await readAll();
    for (const [retries, waitMs] of [350, 700, 1400, 2800, 5600].entries()) {
      await advance(waitMs - 1);
      expect(countReads('broken')).toBe(1 + retries);
      expect(end()).toBe('pending');
      await advance(1);
    }
    expect(countReads('broken')).toBe(6);
    expect(end()).toBe('The strings of fr/broken cannot be read.');
    await advance(60_000);
    expect(countReads('broken')).toBe(6);
  });

  it('returns its strings if it is repaired during the retries', async () => {
    write('mended', '');
    const strings = loadServerStrings('fr', 'mended');
    const page = loadTranslations('fr', ['mended']);
    const end = trackEnd(page);
    await advance(700);
    write('mended', '{"word":"Mot"}');
    expect(end()).toBe('pending');
    await advance(350);
    expect((await strings)('word')).toBe('Mot');
    expect((await page)._nextI18Next?.initialI18nStore).toEqual({
      fr: { common: { search: 'Rechercher' }, mended: { word: 'Mot' } },
    });
  });

  it('is read again at the next call after giving up', async () => {
    write('late', 'null');
    const ends = [loadTranslations('fr', ['late']), loadNamespaceStrings('fr', ['late'])].map(trackEnd);
    await advance(afterRetriesMs);
    for (const end of ends) expect(end()).toContain('fr/late');
    write('late', '{"word":"Tard"}');
    const strings = loadServerStrings('fr', 'late');
    await readAll();
    expect((await strings)('word')).toBe('Tard');
  });

  it('is read once for all concurrent calls', async () => {
    write('shared', '{');
    const requests = [loadServerStrings('fr', 'shared')];
    await advance(2000);
    requests.push(loadServerStrings('fr', 'shared'));
    const ends = requests.map(trackEnd);
    await advance(afterRetriesMs - 2000);
    for (const end of ends) expect(end()).toContain('fr/shared');
    expect(countReads('shared')).toBe(6);
  });
});

it('retries a missing file in the same way', async () => {
  const [never, soon] = [loadServerStrings('fr', 'never'), loadServerStrings('fr', 'soon')];
  never.catch(() => undefined);
  await advance(700);
  write('soon', '{"word":"Bientôt"}');
  await advance(afterRetriesMs - 700);
  expect((await soon)('word')).toBe('Bientôt');
  await expect(never).rejects.toMatchObject({ cause: { code: 'ENOENT' } });
});

it('caches a file for pages and for texts of the server', async () => {
  write('kept', '{"word":"Gardé"}');
  const strings = loadServerStrings('fr', 'kept');
  await readAll();
  write('kept', '{"word":"Autre"}');
  expect((await strings)('word')).toBe('Gardé');
  expect(await loadNamespaceStrings('fr', ['kept'])).toEqual({ kept: { word: 'Gardé' } });
  expect(countReads('kept')).toBe(1);
});

it('at most ten files are read at a time, retries included', async () => {
  const open: (() => void)[] = [];
  let isBroken = true;
  vi.mocked(readFile).mockImplementation(() => {
    const text = isBroken ? '' : '{"word":"Mot"}';
    return new Promise((resolve) => open.push(() => resolve(text)));
  });
  const names = Array.from({ length: 25 }, (_, index) => `many${index}`);
  const strings = loadNamespaceStrings('fr', names);
  /** Ends all reads one by one, and returns their number. */
  const finishReads = async () => {
    let count = 0;
    for (; open.length > 0; count++) {
      expect(open.length).toBeLessThanOrEqual(10);
      open.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    }
    return count;
  };
  await vi.advanceTimersByTimeAsync(0);
  expect(open).toHaveLength(10);
  expect(await finishReads()).toBe(25);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(350);
  expect(open).toHaveLength(10);
  expect(await finishReads()).toBe(25);
  expect(Object.keys(await strings)).toEqual(names);
  vi.mocked(readFile).mockReset();
});

const forms = { item_one: 'one', item_many: 'many', item_other: 'other' };

const translator = async (locale: Locale) => {
  const resources = Object.fromEntries(locales.map((code) => [code, { common: forms }]));
  const instance = i18next.createInstance({ lng: locale, fallbackLng: false, defaultNS: 'common', resources });
  await instance.use(pluralsByTag).init();
  return (count: number) => instance.t('item', { count });
};

describe('pluralsByTag', () => {
  it.each<[Locale, ...string[]]>([
    ['cn', 'other', 'other', 'other', 'other'],
    ['jp', 'other', 'other', 'other', 'other'],
    ['fr', 'one', 'one', 'other', 'many'],
    ['en', 'other', 'one', 'other', 'other'],
    ['it', 'other', 'one', 'other', 'many'],
  ])('uses the forms of %s for 0, 1, 2 and a million', async (locale, ...expected) => {
    expect([0, 1, 2, 1_000_000].map(await translator(locale))).toEqual(expected);
  });
});
