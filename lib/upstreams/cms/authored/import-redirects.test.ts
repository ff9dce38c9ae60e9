import { expect, it } from 'vitest';
import { importRedirects } from './import-redirects';

it('adds the valid lines of a CSV file, and says what is wrong with the others', () => {
  const csv = `\uFEFFfrom,to,match
https://old.example/story.asp?id=1,page:history
"/a,b",/en/news/
/magazine/*,/en/$1/,pattern
/club,gone

/known/,/en/
/x,page:nowhere
/one,/two
/two,/one
/no-target`;
  expect(importRedirects(csv, [{ from: '/known', to: '/fr/' }], ['history'])).toEqual({
    rows: [
      { from: '/story.asp', to: 'page:history' },
      { from: '/a,b', to: '/en/news/' },
      { from: '/magazine/*', to: '/en/$1/', match: 'pattern' },
      { from: '/club', gone: true },
      { from: '/one', to: '/two' },
    ],
    problems: [
      'line 8: to: there is no page "nowhere"',
      expect.stringMatching(/^line 11: to: must be page:<id>/),
      'line 7: from: /known/ has another redirect',
      'line 10: from: /two leads back to itself',
    ],
  });
});
