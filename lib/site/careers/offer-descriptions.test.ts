import { expect, it } from 'vitest';
import { loadServerStrings } from '@/lib/i18n/load-strings';
import { posting } from '@/tests/support/jobs';
import { bareJob } from '@/tests/support/site-content';
import { offerDescription, offerNames } from './offer-descriptions';

it('the names of an offer have its city and house if they are known', () => {
  expect(offerNames('en', posting())[0]).toBe('Watchmaker, Geneva – Helvant');
  expect(offerNames('cn', posting())[0]).toBe('Watchmaker，Geneva – Helvant');
  expect(offerNames('en', posting({ locationCity: null }))[0]).toBe('Watchmaker – Helvant');
  expect(offerNames('en', posting({ houseName: null }))[0]).toBe('Watchmaker, Geneva');
  expect(new Set(offerNames('en', posting(bareJob)))).toEqual(new Set(['Watchmaker']));
});

it('the description of an offer has only its known facts', async () => {
  const t = await loadServerStrings('en', 'jobs');
  const about = { locale: 'en', role: 'Watchmaker' } as const;
  expect(offerDescription(t, { ...posting({ locationCity: null }), ...about })).toBe(
    'Watchmaker at Helvant, Switzerland. Contract: Permanent · Full time. Reference J-1.',
  );
  expect(offerDescription(t, { ...posting({ jobTimeType: null }), ...about })).toBe(
    'Watchmaker · Helvant · Geneva, Switzerland · Permanent · J-1',
  );
  expect(offerDescription(t, { ...posting(bareJob), ...about })).toBe('Watchmaker · J-1');
});
