// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

const defaults = {
  SITE_URL: 'http://localhost:3000',
  SITE_ENV: 'development',
  LOG_LEVEL: 'info',
  TRUSTED_PROXIES: 0,
};

const messageOf = (variables: Record<string, string>) => {
  try {
    parseEnv(variables);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
};

describe('parseEnv', () => {
  it('needs no variable at all', () => {
    expect(parseEnv({})).toEqual(defaults);
  });

  it('takes an empty variable for none', () => {
    const empty = { SITE_URL: '', SITE_ENV: '', PREVIEW_SECRET: '', LOG_LEVEL: '', TRUSTED_PROXIES: '' };
    expect(parseEnv(empty)).toEqual(defaults);
  });

  it('reads what is set, and nothing else', () => {
    const variables = {
      SITE_URL: 'https://www.example.com',
      SITE_ENV: 'production',
      PREVIEW_SECRET: 'sixteen-letters!',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '2',
    };
    expect(parseEnv({ ...variables, PATH: '/bin' })).toEqual({ ...variables, TRUSTED_PROXIES: 2 });
  });

  it('gives the address of the site without a slash at its end', () => {
    expect(parseEnv({ SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe('https://www.example.com');
  });

  it('names every wrong variable in one message', () => {
    const message = messageOf({
      SITE_URL: 'https://www.example.com/path',
      SITE_ENV: 'prod',
      PREVIEW_SECRET: 'short',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXIES: '-1',
    });
    expect(message).toContain('.env.example');
    for (const name of ['SITE_URL', 'SITE_ENV', 'PREVIEW_SECRET', 'LOG_LEVEL', 'TRUSTED_PROXIES'])
      expect(message).toMatch(new RegExp(`^ {2}${name}: \\S`, 'm'));
  });

  it.each([
    ['SITE_URL', 'ftp://www.example.com'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'https://www.example.com/site/'],
    ['SITE_ENV', 'Production'],
    ['PREVIEW_SECRET', 'fifteen-letters'],
    ['LOG_LEVEL', 'verbose'],
    ['TRUSTED_PROXIES', 'one'],
    ['TRUSTED_PROXIES', '1.5'],
    ['TRUSTED_PROXIES', '11'],
  ])('refuses %s=%s and says why', (name, value) => {
    const lines = messageOf({ [name]: value })
      .split('\n')
      .slice(1);
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toMatch(new RegExp(`^ {2}${name}: \\S`));
  });
});
