import { expect, it } from 'vitest';
import { importRedirects } from './import-redirects';

it('adds the valid lines of a CSV file, and says what is wrong with the others', () => {
  const csv = `\uFEFFfrom,to,match
https://old.example/story.asp?id=1,page:history
//old.example/story.asp?id=2,/en/news/
/en/stories?id=3,/en/news/
"/a,b",/en/news/
/magazine/*,/en/$1/,pattern
/club,gone

/known/,/en/
/x,page:nowhere
/one,/two
/two,/one
/no-target
,`;
  expect(importRedirects(Buffer.from(csv), [{ from: '/known', to: '/fr/' }], ['history'])).toEqual({
    rows: [
      { from: '/story.asp?id=1', to: 'page:history' },
      { from: '/story.asp?id=2', to: '/en/news/' },
      { from: '/a,b', to: '/en/news/' },
      { from: '/magazine/*', to: '/en/$1/', match: 'pattern' },
      { from: '/club', gone: true },
      { from: '/one', to: '/two' },
    ],
    problems: [
      expect.stringMatching(/^line 4: from: may have a query only/),
      'line 10: to: there is no page "nowhere"',
      expect.stringMatching(/^line 13: to: must be page:<id>/),
      'line 9: from: /known/ has another redirect',
      'line 12: from: /two leads back to itself',
    ],
  });
});

it.each<[string, Buffer, string]>([
  ['line ends of old Macs', Buffer.from('from,to\r/a,/en/\r'), '/a'],
  ['Windows-1252', Buffer.from('from,to\r\n/soci\xe9t\xe9,/en/\r\n', 'latin1'), '/société'],
  ['commas in a file with semicolons', Buffer.from('from;to\n/article/0,1518.html;/en/\n'), '/article/0,1518.html'],
  ['semicolons in a file with commas', Buffer.from('from,to\n/page.jsp;id=1,/en/\n'), '/page.jsp;id=1'],
  ['tabs', Buffer.from('from\tto\n/a\t/en/\n'), '/a'],
])('reads a file with %s', (_, csv, from) => {
  expect(importRedirects(csv, [], [])).toEqual({ rows: [{ from, to: '/en/' }], problems: [] });
});
