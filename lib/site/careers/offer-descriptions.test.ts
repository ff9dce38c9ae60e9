import { expect, it } from 'vitest';
import { loadServerStrings } from '@/lib/i18n/load-strings';
import type { JobDetails } from '@/lib/model/job';
import { buildPosting } from '@/tests/support/jobs';
import { bareJob } from '@/tests/support/site-content';
import { buildOfferDescription, buildOfferTitles } from './offer-descriptions';

it('the names of an offer have its city and house if they are known', () => {
  expect(buildOfferTitles('en', buildPosting())[0]).toBe('Watchmaker, Geneva – Helvant');
  expect(buildOfferTitles('cn', buildPosting())[0]).toBe('Watchmaker，Geneva – Helvant');
  expect(buildOfferTitles('en', buildPosting({ locationCity: null }))[0]).toBe('Watchmaker – Helvant');
  expect(buildOfferTitles('en', buildPosting({ houseName: null }))[0]).toBe('Watchmaker, Geneva');
  expect(new Set(buildOfferTitles('en', buildPosting(bareJob)))).toEqual(new Set(['Watchmaker']));
});

it('the description of an offer has only its known facts', async () => {
  const t = await loadServerStrings('en', 'jobs');
  const describeOffer = (overrides: Partial<JobDetails>) => buildOfferDescription(t, buildPosting(overrides), 'en');
  expect(describeOffer({ locationCity: null })).toBe(
    'Watchmaker at Helvant, Switzerland. Contract: Permanent · Full time. Reference J-1.',
  );
  expect(describeOffer({ jobTimeType: null })).toBe('Watchmaker · Helvant · Geneva, Switzerland · Permanent · J-1');
  expect(describeOffer(bareJob)).toBe('Watchmaker · J-1');
});
