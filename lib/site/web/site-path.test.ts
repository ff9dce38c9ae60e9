import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sitePath } from './site-path';

describe('sitePath', () => {
  it.each(['/', '/en/', '/fr/groupe/histoire/', '/en/news/?page=2', '/en/group/#board', '/en/?to=https://x.example/'])(
    'accepts %s',
    (path) => {
      expect(sitePath(path)).toBe(path);
    },
  );

  it.each([
    '',
    'en/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'http://evil.example/',
    'https:evil.example',
    'HTTPS://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    '/\\/evil.example',
    '//user@evil.example:80',
    '/..//evil.example/',
  ])('refuses %j', (path) => {
    expect(sitePath(path)).toBeNull();
  });

  it.each(['/cn/集团/', '/en/\r\nx'])('returns %j in a form that fits a header', (path) => {
    expect(sitePath(path)).toMatch(/^\/[\x21-\x7e]+$/);
  });

  it('refuses every path that leads a browser off the site', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      'evil.example',
      'http:',
      '',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = sitePath(parts.join(''));
        const from = 'https://www.site.example/en/';
        return path === null || (URL.canParse(path, from) && new URL(path, from).host === 'www.site.example');
      }),
      { numRuns: 2000 },
    );
  });
});
