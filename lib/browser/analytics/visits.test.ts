import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetConsent } from '@/tests/support/consent';

const container = 'GTM-TEST01';
let consent: typeof import('../consent');
let measure: () => void;
let stop = () => {};

/** Loads the modules as on a freshly loaded page. */
const load = async () => {
  vi.resetModules();
  Object.assign(window, { _ccRun: false, dataLayer: undefined });
  consent = await import('../consent');
  const { measureVisits } = await import('./visits');
  measure = () => {
    stop = measureVisits(container);
  };
};

const messages = () => window.dataLayer?.map((entry) => ('length' in entry ? Array.from(entry as unknown[]) : entry));
const updates = () => messages()?.filter((entry) => Array.isArray(entry) && entry[1] === 'update');
const queryTagManagers = () => document.head.querySelectorAll('script[src*="googletagmanager.com"]');
const allowed = ['consent', 'update', { analytics_storage: 'granted' }];
const withdrawn = ['consent', 'update', { analytics_storage: 'denied' }];

beforeEach(load);
afterEach(() => {
  stop();
  resetConsent();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('first denies all purposes, and loads nothing', async () => {
  window.dataLayer = [{ event: 'interaction' }];
  measure();
  const denied = {
    ad_personalization: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'denied',
  };
  expect(messages()).toEqual([['consent', 'default', denied], { event: 'interaction' }]);
  expect(String(window.dataLayer[0])).toBe('[object Arguments]');
  expect(queryTagManagers()).toHaveLength(0);
});

it('loads nothing when everything is refused', async () => {
  measure();
  await consent.answerConsent([]);
  expect(updates()).toEqual([]);
  expect(queryTagManagers()).toHaveLength(0);
});

it('loads nothing if only videos are accepted', async () => {
  measure();
  await consent.answerConsent(['media']);
  expect(updates()).toEqual([]);
  expect(queryTagManagers()).toHaveLength(0);
});

it('loads the tag manager after consent, and only once', async () => {
  measure();
  await consent.answerConsent(['analytics']);
  await vi.waitFor(() => expect(queryTagManagers()).toHaveLength(1));
  expect(queryTagManagers()[0]).toHaveAttribute('src', expect.stringContaining(`id=${container}`));
  expect(updates()).toEqual([allowed]);

  stop();
  measure();
  await consent.answerConsent(['analytics', 'media']);
  expect(updates()).toEqual([allowed]);
  expect(queryTagManagers()).toHaveLength(1);
});

it('loads the tag manager immediately for visitors who agreed earlier', async () => {
  await consent.answerConsent(['analytics']);
  await load();
  measure();
  await vi.waitFor(() => expect(queryTagManagers()).toHaveLength(1));
  expect(updates()).toEqual([allowed]);
});

it('withdraws the consent', async () => {
  measure();
  await consent.answerConsent(['analytics']);
  await consent.answerConsent([]);
  expect(updates()).toEqual([allowed, withdrawn]);
});
