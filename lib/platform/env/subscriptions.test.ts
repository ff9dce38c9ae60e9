import { describe, expect, it } from 'vitest';
import { locales } from '../../i18n/locales';
import { parseEnv } from '.';

const parseBrevoLists = (ids: string) => {
  const variables = {
    SUBSCRIPTIONS: 'brevo',
    BREVO_API_KEY: 'secret',
    BREVO_LISTS: ids,
    BREVO_TEMPLATES: 'press=1,highlights=1,regulated=1',
  };
  const { subscriptions } = parseEnv(variables);
  if (subscriptions.SUBSCRIPTIONS !== 'brevo') throw new Error('Brevo is not selected.');
  return subscriptions.BREVO_LISTS;
};

describe('the ids of Brevo', () => {
  it('belong to a list, a locale, or a list in a locale, which takes precedence', () => {
    const localeIds = locales.map((locale, index) => `${locale}=${index + 11}`);
    const lists = parseBrevoLists(`press=3, regulated.fr=8 ${localeIds}`);
    expect(new Set(Object.values(lists.press))).toEqual(new Set([3]));
    expect(Object.values(lists.highlights)).toEqual(locales.map((_, index) => index + 11));
    expect(lists.regulated).toEqual({ ...lists.highlights, fr: 8 });
  });

  it.each([
    ['press=3,highlights=4', 'has no id for regulated.en'],
    ['press=3,highlights=4,regulated.en=5', 'has no id for regulated.fr'],
    ['press=3,highlights=4,regulated=five', 'not regulated=five'],
    ['press=3,highlights=4,regulated=0', 'not regulated=0'],
    ['press=3,highlights=4,regulated=5,others=6', 'not others=6'],
    ['press=3,highlights=4,regulated=5,press.de=6', 'not press.de=6'],
    ['3', 'not 3'],
  ])('cannot be %s', (ids, message) => {
    expect(() => parseBrevoLists(ids)).toThrow(new RegExp(`^ {2}BREVO_LISTS: .*${message}`, 'm'));
  });
});

it.each([
  ['SUBSCRIPTIONS_URL', 'lists.example.com'],
  ['SUBSCRIPTIONS_URL', 'ftp://lists.example.com'],
  ['SUBSCRIPTIONS_WEBHOOK_SECRET', 'a secret of thirty-two characters'],
  ['SUBSCRIPTIONS_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
])('the webhook cannot have a %s of %s', (name, value) => {
  const variables = {
    SUBSCRIPTIONS: 'webhook',
    SUBSCRIPTIONS_URL: 'https://lists.example.com/hook',
    SUBSCRIPTIONS_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
  };
  expect(() => parseEnv(variables)).not.toThrow();
  expect(() => parseEnv({ ...variables, [name]: value })).toThrow(new RegExp(`^ {2}${name}: \\S`, 'm'));
});
