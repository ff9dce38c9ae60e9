import { expect, it } from 'vitest';
import { checkProduction } from './check-production';

const complete = {
  SITE_ENV: 'production',
  SITE_URL: 'https://www.example.com',
  FINANCE: 'embedded',
  JOBS: 'lever',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'mail@example.com',
  REPORTS_TO: 'ethics@example.com',
  SECURITY_CONTACT: 'security@example.com',
};
const { SITE_ENV, ...required } = complete;

const checkError = (variables: Record<string, string | undefined>): string => {
  try {
    checkProduction(variables);
  } catch (error) {
    return String(error);
  }
  return '';
};

it.each([{ ...complete }, {}, { SITE_ENV: 'qa' }, { SITE_ENV: 'development' }])('starts with %o', (variables) => {
  expect(checkError(variables)).toBe('');
});

it('names every missing variable in one message', () => {
  const message = checkError({ SITE_ENV });
  for (const name of Object.keys(required)) expect(message).toMatch(new RegExp(`^ {2}${name}: \\S`, 'm'));
});

it.each(Object.keys(required))('names only %s if only that is missing or empty', (name) => {
  for (const value of [undefined, ''])
    expect(checkError({ ...complete, [name]: value }).match(/^ {2}\w+(?=:)/gm)).toEqual([`  ${name}`]);
});
