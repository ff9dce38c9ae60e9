import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convertHtmlToLines, convertHtmlToText, escapeHtml, stripInvalidXml } from './html';

it('escapes markup in a text', () => {
  expect(escapeHtml('<b title="x">R&D</b> &amp;')).toBe('&lt;b title=&quot;x&quot;&gt;R&amp;D&lt;/b&gt; &amp;amp;');
});

it('extracts the text of HTML without tags, in one line or a line per block', () => {
  const html =
    '<p><span>On</span>e\n&amp; t<em>wo</em>,<br />three</p>\n<ul><li>Four &lt; five</li><li>C’est l&#39;été</li></ul>';
  expect(convertHtmlToText(html)).toBe("One & two, three Four < five C’est l'été");
  expect(convertHtmlToLines(html)).toEqual(['One & two,', 'three', 'Four < five', "C’est l'été"]);
});

it('preserves a text that is escaped and extracted again', () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\s+/g, ' ').trim());
  fc.assert(fc.property(line, (text) => void expect(convertHtmlToText(`<p>${escapeHtml(text)}</p>`)).toBe(text)));
});

it('removes the characters that XML forbids', () => {
  expect(stripInvalidXml('a\u0000b\u001fc\ud800d\ufffee\tf𠮷')).toBe('abcde\tf𠮷');
});
