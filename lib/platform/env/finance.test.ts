import { describe, expect, it } from 'vitest';
import { getEnvError } from '@/tests/support/env-error';
import { parseEnv } from '.';

describe('the variables of a market feed', () => {
  const feed = { FINANCE: 'json', FINANCE_URL: 'https://feed.example/quote?isin=1', FINANCE_CURRENCY: 'EUR' };

  it('locate the values in a JSON feed', () => {
    expect(
      parseEnv({
        ...feed,
        JSON_QUOTE_FIELDS: 'price=/the share/1. price,time=/a~1b/0',
        FINANCE_SPLITS: '2027-06-01=5 2031-05-04=1.5',
      }).finance,
    ).toEqual({
      ...feed,
      JSON_QUOTE_FIELDS: { price: ['the share', '1. price'], time: ['a/b', '0'] },
      FINANCE_QUOTE_SECONDS: 60,
      FINANCE_SPLITS: [
        { date: '2027-06-01', ratio: 5 },
        { date: '2031-05-04', ratio: 1.5 },
      ],
    });
    const unknown = { ...feed, JSON_QUOTE_FIELDS: 'price=/price', FINANCE_CURRENCY: '' };
    expect(getEnvError(unknown)).toMatch(/^ {2}FINANCE_CURRENCY: must be set, or the currency in JSON_QUOTE_FIELDS$/m);
    expect(getEnvError({ ...unknown, JSON_QUOTE_FIELDS: 'price=/price,currency=/currency' })).toBe('no error');
  });

  it.each([
    ['FINANCE_CURRENCY', 'USD', 'must be EUR: the site writes prices in euro'],
    ['FINANCE_SPLITS', '2027-06-01 5', 'must be days with ratios like 2027-06-01=5'],
    ['FINANCE_QUOTE_SECONDS', '0', ''],
    ['FINANCE_QUOTE_SECONDS', 'often', ''],
    ['FINANCE_DELAY_MINUTES', '-1', ''],
    ['JSON_QUOTE_FIELDS', '', 'must be set'],
    ['JSON_QUOTE_FIELDS', 'time=/time', 'must have a price'],
    ['JSON_QUOTE_FIELDS', 'price=last', 'must have JSON Pointers like price=/data/price'],
    ['FINANCE_URL', '', 'must be set'],
    ['FINANCE_URL', 'feed.example', 'must be an absolute http or https URL'],
  ])('cannot be %s=%s', (name, value, message) => {
    const complete = { ...feed, JSON_QUOTE_FIELDS: 'price=/price' };
    expect(getEnvError(complete)).toBe('no error');
    const [, line = ''] = getEnvError({ ...complete, [name]: value }).split('\n');
    expect(line).toMatch(new RegExp(`^ {2}${name}: \\S`));
    expect(line).toContain(message);
  });
});
