import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadServerStrings } from './load-strings';
import { type Locale, locales } from './locales';

const readStrings = (locale: Locale, namespace: string) =>
  JSON.parse(readFileSync(`public/locales/${locale}/${namespace}.json`, 'utf8'));

it.each(locales)('returns strings in %s, from its own file', async (locale) => {
  const t = await loadServerStrings(locale, 'common');
  expect(t('search.open')).toBe(readStrings(locale, 'common').search.open);
  expect(t('paths.regionJob')).toBe(readStrings(locale, 'common').paths.regionJob);
});

it('inserts values literally', async () => {
  const t = await loadServerStrings('en', 'jobs');
  const criteria = 'R&D <b> {{house}} $t(feed.link)';
  expect(t('feed.title', { criteria })).toBe(`Jobs: ${criteria}`);
});

it('uses the plural forms of the language', async () => {
  for (const locale of ['en', 'cn'] as const) {
    const t = await loadServerStrings(locale, 'jobs');
    const { count_one, count_other } = readStrings(locale, 'jobs').byRegion;
    expect(t('byRegion.count', { count: 1 })).toBe((count_one ?? count_other).replace('{{count}}', '1'));
    expect(t('byRegion.count', { count: 5 })).toBe(count_other.replace('{{count}}', '5'));
  }
});

it('does not fall back to another language if a string is missing', async () => {
  expect((await loadServerStrings('fr', 'jobs'))('no.such.word')).toBe('no.such.word');
});
