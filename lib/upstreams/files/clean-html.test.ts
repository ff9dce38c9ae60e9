import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html';

describe('cleanHtml', () => {
  it.each([
    ['headings from h2, without gaps', '<h1>A</h1><h3>B</h3><h6>C</h6>', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
    ['headings from h2 for input that begins with h4', '<h4>A</h4><p>b</p>', '<h2>A</h2><p>b</p>'],
    [
      'divisions as paragraphs',
      '<div>a <b>b</b></div><div><br></div><div>c</div>',
      '<p>a <strong>b</strong></p><p>c</p>',
    ],
    ['plain text as a paragraph', 'a &amp; b', '<p>a &amp; b</p>'],
    ['text beside lists as paragraphs', 'a<ul><li>b</li></ul>c', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
    ['divisions in list items as text', '<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li>a b </li></ul>'],
    ['table cells as paragraphs', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    ['unclosed paragraphs', '<p>a<p>b', '<p>a</p><p>b</p>'],
    ['no empty elements', '<p>&nbsp;</p><p>a<br></p><h2><b> </b></h2><ul><li></li></ul>', '<p>a</p>'],
    [
      'external links',
      '<p><a href="https://x.example/?a=1&amp;b=2" onclick="x()">a</a></p>',
      expect.stringContaining(
        '<p><a href="https://x.example/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">a</a></p>',
      ),
    ],
    ['other links as text', '<p><a href="javascript:x()">a</a> <a href="/jobs">b</a></p>', '<p>a b</p>'],
    ['nothing for an empty text', '', ''],
  ])('outputs %s', (_, html, clean) => {
    expect(cleanHtml(html)).toEqual(clean);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)"></a></svg>',
    '<p style="background:url(javascript:alert(1))" onmouseover="alert(1)">y</p>',
    '<a href="java\tscript:alert(1)">z</a>',
    '<<script>script>alert(1)<</script>/script>',
  ])('removes executable code: %s', (html) => {
    expect(cleanHtml(html)).not.toMatch(/<script|on\w+=|<i(mg|frame)|<svg|style=|javascript:/i);
  });

  it('leaves its own output unchanged', () => {
    const clean = cleanHtml('<h1>A</h1>text <i>i</i><ul><li>x &lt; y</ul><a href="mailto:a@b.example">m</a>');
    expect(cleanHtml(clean)).toBe(clean);
  });
});
