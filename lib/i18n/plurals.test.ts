import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from './locales';
import { pluralsByTag } from './plurals';

const forms = { item_one: 'one', item_many: 'many', item_other: 'other' };

const translator = async (locale: Locale) => {
  const resources = Object.fromEntries(locales.map((code) => [code, { common: forms }]));
  const instance = i18next.createInstance({ lng: locale, fallbackLng: false, defaultNS: 'common', resources });
  await instance.use(pluralsByTag).init();
  return (count: number) => instance.t('item', { count });
};

describe('pluralsByTag', () => {
  it.each(['cn', 'jp'] as const)('uses one form for every number in %s', async (locale) => {
    const item = await translator(locale);
    expect([0, 1, 2, 1_000_000].map(item)).toEqual(['other', 'other', 'other', 'other']);
  });

  it('counts zero as one in French, and not in English', async () => {
    expect([0, 1, 2].map(await translator('fr'))).toEqual(['one', 'one', 'other']);
    expect([0, 1, 2].map(await translator('en'))).toEqual(['other', 'one', 'other']);
  });

  it('uses the form of millions in Italian', async () => {
    expect([1, 2, 1_000_000].map(await translator('it'))).toEqual(['one', 'other', 'many']);
  });
});
