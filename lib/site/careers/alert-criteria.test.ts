import { expect, it, vi } from 'vitest';
import { loadServerStrings } from '../../i18n/load-strings';
import { locales } from '../../i18n/locales';

vi.mock('@/lib/site/careers/catalogue', async () => ({
  catalogue: (await import('@/tests/support/offer-files')).fixtureCatalogue(),
}));

import { describeAlert } from './alert-criteria';

it.each(locales)('nothing that a person typed is in the words of an alert, in %s', async (locale) => {
  const placeholder = (await loadServerStrings(locale, 'mails'))('alert.keywords');
  const typed = 'call +33 1 23 45 67 89 or https://spam.example';
  const describe = async (search: string, city: string[]) => describeAlert({ search, facets: { city } }, locale);
  const [city] = (await describe('', ['geneva'])) ?? [];
  expect(city).not.toMatch(/geneva|mail\./);
  expect(await describe(typed, ['geneva', typed])).toEqual([city, placeholder]);
  expect(await describe(typed, [])).toEqual([placeholder]);
  expect(await describe('', [typed])).toEqual([placeholder]);
  expect(await describe('', [])).toEqual([]);
});
