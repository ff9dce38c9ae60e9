import { afterAll, expect, it } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { buildRecurringPosting, createFixtureBoard, offerFiles, writeOffers } from '@/tests/support/offer-files';
import { embeddedJobs } from '.';

afterAll(removeContent);

const readPosting = (overrides: Parameters<typeof buildRecurringPosting>[0] = {}) =>
  createFixtureBoard([buildRecurringPosting(overrides)]).posting('H100');

it('states the pay of the role at the level of the country and city, rounded to two digits', async () => {
  expect(await readPosting()).toMatchObject({
    pay: { min: 66_000, max: 88_000, currency: 'CHF', period: 'year' },
    workModel: 'on-site',
    weeklyHours: 42,
  });
});

it('reduces the pay of part-time work in proportion to its hours', async () => {
  expect(await readPosting({ city: 'tokyo', time: 'part-time' })).toMatchObject({
    pay: { min: 160_000, max: 220_000, currency: 'JPY', period: 'month' },
    weeklyHours: 20,
  });
});

it('states no pay where offers do not', async () => {
  const countries = { ...offerFiles['countries.yaml'], CH: { weeklyHours: 42 } };
  const now = () => new Date('2025-01-05');
  expect(await embeddedJobs(writeOffers({ 'countries.yaml': countries }), { now }).posting('H100')).not.toHaveProperty(
    'pay',
  );
});

it('names the region, the workplace, the team and the steps of an application in the language of the offer', async () => {
  expect(await readPosting()).toMatchObject({
    region: 'Genève',
    workplace: { name: 'Helvant workshop, Geneva (fr) (fr)', address: 'Rue Neuve 1' },
    team: 'You work with 4 people. (fr)',
    steps: ['Reply (fr)', 'Meeting (fr)', 'Offer (fr)'],
  });
  expect(await readPosting({ role: 'sales-associate' })).toMatchObject({ workModel: 'remote' });
});

it('begins limited contracts in the first month that starts a month after the last day to apply', async () => {
  const roles = { ...offerFiles['roles.yaml'] };
  const labels = offerFiles['labels.yaml'];
  const contracts = { ...labels.contracts, internship: labels.contracts.permanent };
  const root = writeOffers({
    'labels.yaml': { ...labels, contracts },
    'roles.yaml': { ...roles, watchmaker: { ...roles.watchmaker, contract: 'internship' } },
  });
  const posting = await embeddedJobs(root, { now: () => new Date('2025-01-05') }).posting('H100');
  expect(posting).toMatchObject({ closesAt: '2025-01-11', startsAt: '2025-03-01', pay: { period: 'month' } });
  expect(await readPosting()).not.toHaveProperty('startsAt');
});
