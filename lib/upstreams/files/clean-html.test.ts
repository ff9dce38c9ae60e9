import { describe, expect, it } from 'vitest';
import { blockElements, convertHtmlToText } from '../../shared/html';
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
    ['plain text as a paragraph', 'a &amp; b < 5', '<p>a &amp; b &lt; 5</p>'],
    [
      'plain text as paragraphs, lines and lists',
      'We make watches.\r\nYou will:\n\n\u2022 repair movements\n\u2022 polish cases\n \n- One - two\nApply by 1 June.',
      '<p>We make watches.<br>You will:</p><ul><li>repair movements</li><li>polish cases</li><li>One - two<br>Apply by 1 June.</li></ul>',
    ],
    [
      'paragraphs and lines with bullets as lists',
      '<p>a:<br>• b<br>• <b>c</b></p><p>·   d</p><p>e</p><p>– f</p><p>-5 %</p>',
      '<p>a:</p><ul><li>b</li><li><strong>c</strong></li><li>d</li></ul><p>e</p><ul><li>f</li></ul><p>-5 %</p>',
    ],
    [
      'preformatted text with its lines',
      '<pre>a  &amp; b\nc\n\n<b>d</b></pre>',
      '<p>a  &amp; b<br>c</p><p><strong>d</strong></p>',
    ],
    ['several line breaks as the end of a paragraph', '<p>x<br><br> <br>y<br>z</p>', '<p>x</p><p>y<br>z</p>'],
    ['text beside lists as paragraphs', 'a<ul><li>b</li></ul>c', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
    ['divisions in list items as lines', '<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li>a<br>b</li></ul>'],
    [
      'items outside of lists, and text in lists, as items',
      '<li>a</li> <li>b<ol start="3"><li>c</li></ol>d</li><p>e</p><li>f</li><ol>g</ol>',
      '<ul><li>a</li><li>b<ol start="3"><li>c</li></ol>d</li></ul><p>e</p><ul><li>f</li></ul><ol><li>g</li></ol>',
    ],
    [
      'quotations, with their paragraphs',
      '<blockquote>a<p>b</p></blockquote>c',
      '<blockquote><p>a</p><p>b</p></blockquote><p>c</p>',
    ],
    [
      'rows of tables as paragraphs',
      '<table><caption>Pay</caption><tr><th>Level</th><th>Pay</th></tr><tr><td><p>A</p></td><td><p>40k</p></td></tr></table>',
      '<p>Pay</p><p>Level · Pay</p><p>A · 40k</p>',
    ],
    [
      'the blocks of tables that lay out a text',
      '<table><tr><td><h3>A</h3><p>b</p><p>c</p></td><td><ul><li>d</li></ul></td></tr></table>',
      '<h2>A</h2><p>b</p><p>c</p><ul><li>d</li></ul>',
    ],
    [
      'emphasis of several paragraphs',
      '<b>a<p>b</p><i>c</b>d</i>',
      '<p><strong>a</strong></p><p><strong>b</strong></p><p><strong><em>c</em></strong>d</p>',
    ],
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

  it.each(blockElements.filter((name) => name !== 'hr'))('separates the texts before, in and after <%s>', (name) => {
    const html = `Before<${name}>within</${name}>after<hr>the rest`;
    for (const text of [convertHtmlToText(cleanHtml(html)), convertHtmlToText(html)])
      expect(text).toMatch(/^Before( ·)? within( ·)? after the rest$/);
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
