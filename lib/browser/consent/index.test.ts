import { afterEach, expect, it, vi } from 'vitest';
import { resetConsent, writeConsent } from '@/tests/support/consent';
import { consentCookie, consentRevision } from './answer';

/**
 * Loads the consent module again, and clears the flag `_ccRun` of vanilla-cookieconsent, as on a freshly loaded page.
 */
const load = () => {
  vi.resetModules();
  Object.assign(window, { _ccRun: false });
  return import('.');
};

afterEach(resetConsent);

it('reports no consent before an answer', async () => {
  const { hasAnswered, hasConsent } = await load();
  expect(hasAnswered()).toBe(false);
  expect(hasConsent('analytics')).toBe(false);
  expect(hasConsent('media')).toBe(false);
});

it.each([
  ['an answer to an earlier question', { categories: ['media'], revision: consentRevision - 1 }],
  ['an answer without a list', { categories: 'media', revision: consentRevision }],
  ['no answer', null],
])('treats %s as no consent', async (_, value) => {
  writeConsent(JSON.stringify(value));
  const { hasAnswered, hasConsent } = await load();
  expect(hasAnswered()).toBe(false);
  expect(hasConsent('media')).toBe(false);
});

it.each(['no json', '%E0%A4%A'])('treats "%s" as no answer', async (value) => {
  writeConsent(value);
  expect((await load()).hasAnswered()).toBe(false);
});

it('stores an answer, for this page and for the next ones', async () => {
  const { answerConsent, hasConsent } = await load();
  await answerConsent(['media']);
  expect(hasConsent('media')).toBe(true);
  expect(hasConsent('analytics')).toBe(false);
  expect(document.body).toBeEmptyDOMElement();

  const next = await load();
  expect(next.hasAnswered()).toBe(true);
  expect(next.hasConsent('media')).toBe(true);
  resetConsent();
  expect(next.hasAnswered()).toBe(false);
});

it('stores an answer for six months', async () => {
  vi.useFakeTimers({ now: new Date('2026-10-01T12:00:00Z'), toFake: ['Date'] });
  const setCookie = vi.spyOn(Document.prototype, 'cookie', 'set');
  const { answerConsent, hasAnswered, hasConsent } = await load();
  await answerConsent([]);
  expect([hasAnswered(), hasConsent('media')]).toEqual([true, false]);
  const writtenCookie = setCookie.mock.calls.flat().find((cookie) => cookie.startsWith(`${consentCookie}=`)) ?? '';
  expect(writtenCookie).toContain('expires=Thu, 01 Apr 2027 12:00:00 GMT');
  expect(writtenCookie).toContain('SameSite=Lax');
});

it('has the answer for the visit if the browser refuses cookies, and notifies the listener of it', async () => {
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
  const { answerConsent, hasAnswered, hasConsent, onConsent } = await load();
  const answers: boolean[] = [];
  const stop = onConsent(() => answers.push(hasAnswered() && hasConsent('media')));
  await answerConsent([]);
  await answerConsent(['media']);
  stop();
  expect(answers).toEqual([false, true]);
  expect(hasAnswered()).toBe(true);
  expect((await load()).hasConsent('media')).toBe(true);
  window.name = '';
  expect(hasAnswered()).toBe(false);
});

it('adds a category to the accepted ones', async () => {
  const { answerConsent, giveConsent, hasConsent } = await load();
  await answerConsent(['analytics']);
  await giveConsent('media');
  expect(hasConsent('analytics')).toBe(true);
  expect(hasConsent('media')).toBe(true);
});

it('notifies the listener of answers and changes until it is stopped', async () => {
  const { answerConsent, onConsent } = await load();
  const listener = vi.fn();
  const stop = onConsent(listener);
  await answerConsent([]);
  expect(listener).toHaveBeenCalledTimes(1);
  await answerConsent(['media']);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  await answerConsent([]);
  expect(listener).toHaveBeenCalledTimes(2);
});
