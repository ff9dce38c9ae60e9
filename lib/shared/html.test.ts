import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, htmlToText, stripInvalidXml } from './html';

it('the text of HTML has no markup', () => {
  expect(escapeHtml('<b title="x">R&D</b> &amp;')).toBe('&lt;b title=&quot;x&quot;&gt;R&amp;D&lt;/b&gt; &amp;amp;');
});

it('HTML becomes its text, without tags, in one line', () => {
  const html = '<p>One &amp; <em>two</em></p>\n<ul><li>Three &lt; four</li><li>C’est l&#39;été</li></ul>';
  expect(htmlToText(html)).toBe("One & two Three < four C’est l'été");
});

it('an escaped text shows the same text in HTML', () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\s+/g, ' ').trim());
  fc.assert(fc.property(line, (text) => void expect(htmlToText(`<p>${escapeHtml(text)}</p>`)).toBe(text)));
});

it('a text for XML contains nothing that XML forbids', () => {
  expect(stripInvalidXml('a\u0000b\u001fc\ud800d\ufffee\tf𠮷')).toBe('abcde\tf𠮷');
});
