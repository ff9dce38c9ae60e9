import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './rich-text';

const render = (markdown: string) => renderMarkdown(markdown, (target) => target);

describe('renderMarkdown', () => {
  it.each([
    ['scripts', 'Before <script>alert(1)</script> after'],
    ['handlers', '<a href="https://x.example/" onclick="alert(1)">x</a> <p onmouseover="alert(1)">y</p>'],
    ['pictures and frames', '<img src=x onerror=alert(1)><iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['styles', '<style>p{color:red}</style><p style="position:fixed"></p>'],
    ['forms', '<form action="/alert(1)"><input name="alert(1)"><button formaction="alert(1)"></button></form>'],
    ['SVG', '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  ])('removes %s', (_, markdown) => {
    expect(render(markdown)).not.toMatch(/alert|script|<i(mg|frame|nput)|on\w+=|style|<svg|<form|<button/i);
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/',
    'http://evil.example/',
  ])('does not link to %s, in Markdown or HTML', (target) => {
    const html = render(`[a](<${target}>) <a href="${target}">b</a>`);
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      const { protocol, host } = new URL(href, 'https://site.example/en/');
      expect(protocol + host).toBe('https:site.example');
    }
  });

  it('renders headings of every level, bold, italic and struck texts, and bullets of a word processor', () => {
    expect(render('# One\n\n## Two\n\n##### Five')).toBe('<h3>One</h3>\n<h3>Two</h3>\n<h4>Five</h4>');
    expect(render('<b>bold</b> <i>italic</i>')).toBe('<p><strong>bold</strong> <em>italic</em></p>');
    expect(render('~~old~~')).toBe('<p><s>old</s></p>');
    for (const list of ['• One\n• Two', '•One\n•\u00a0Two', 'o\tOne\no\tTwo'])
      expect(render(list)).toBe('<ul>\n<li>One</li>\n<li>Two</li>\n</ul>');
  });

  it('renders tables with header cells for screen readers', () => {
    const html = render('| Year | Sales |\n|:---|---:|\n| 2025 | 12 |');
    expect(html).toContain('<th scope="col">Year</th>');
    expect(html).toMatch(/<th scope="row">2025<\/th>\s*<td class="figure">12<\/td>/);
    expect(render('| Year |\n|---|\n| 2025 |')).toContain('<td>2025</td>');
    expect(html).toMatch(/<table>.*<\/table>/s);
  });

  /** Lists the names and contents of the table regions in HTML. */
  const listRegions = (html: string) =>
    [...html.matchAll(/<div role="region" aria-label="([^"]*)" tabindex="0">(.*?)<\/div>/gs)].map(
      ([, name, content = '']) => ({ name, content }),
    );

  it('wraps each table in a region that can be scrolled by keyboard, named after its heading and header row', () => {
    const table = '| € million | 2024 | 2025 |\n|:---|---:|---:|\n| Sales | 11 | 12 |';
    const html = render(`Before.\n\n${table}\n\nBetween.\n\n### By *sector*\n\n${table}\n\nAfter.`);
    const regions = listRegions(html);
    expect(regions.map(({ name }) => name)).toEqual(['€ million, 2024, 2025', 'By sector, € million, 2024, 2025']);
    for (const { content } of regions) expect(content).toMatch(/^<table>.*<\/table>$/s);
    expect(html).toMatch(/^<p>Before.*<p>Between.*<h3>.*<p>After.<\/p>$/s);
  });

  it('escapes the name of a region', () => {
    const [region] = listRegions(render('| "A" & <b>B</b> | &lt;i onclick="x"&gt; | |\n|---|---|---|\n| 1 | 2 | 3 |'));
    expect(region?.name).toBe('&quot;A&quot; &amp; B, &lt;i onclick=&quot;x&quot;&gt;');
  });

  it('adds no region to a nested table', () => {
    const html = render('<table><tr><td>A<table><tr><td>B</td></tr></table></td></tr></table>\n\nAfter.');
    expect(html.match(/<div/g)).toHaveLength(1);
    expect(html).toMatch(/<\/table><\/td><\/tr><\/table><\/div>\s*<p>After.<\/p>$/);
  });

  it('renders headings below those of the page, lists and emphasis, without authored regions', () => {
    const html = render('# One\n\n### Title\n\n- one **strong**\n- two *soft*\n\n1. first<div role="region">A</div>');
    expect(html).not.toMatch(/<h1|role/);
    expect(html).toContain('<h3>Title</h3>');
    expect(html).toContain('<li>one <strong>strong</strong></li>');
    expect(html).toContain('<em>soft</em>');
    expect(html).toContain('<ol>');
  });

  it.each([
    ['売上高は20億9,600万ユーロ', '売上高は<span class="unbroken">20億9,600万</span>ユーロ'],
    ['2026年10月31日まで', '<span class="unbroken">2026年</span><span class="unbroken">10月31日</span>まで'],
    ['第3季度共有12家世家', '<span class="unbroken">第3季</span>度共有<span class="unbroken">12家</span>世家'],
    ['In 2025, 23 houses', 'In 2025, 23 houses'],
    ['Le 1er janvier', 'Le 1<sup>er</sup> janvier'],
    ['par e-mail', 'par <span class="unbroken">e-mail</span>'],
  ])('marks up numbers with their units, ordinals and “e-mail”, without other characters: %s', (markdown, expected) => {
    expect(render(`[${markdown}](https://x.example/2026年/)`)).toContain(`>${expected}</a>`);
    expect(render(`[${markdown}](https://x.example/2026年/)`)).toContain('href="https://x.example/2026%E5%B9%B4/"');
  });

  it('opens external links in a new tab, with noopener and noreferrer', () => {
    expect(render('[x](https://x.example/)')).toContain(
      '<a href="https://x.example/" rel="noopener noreferrer" target="_blank">x</a>',
    );
    expect(render('[x](/en/group/)')).toContain('<a href="/en/group/">x</a>');
    expect(render('[x](mailto:a@x.example)')).toContain('<a href="mailto:a@x.example">x</a>');
  });

  it('resolves each link, and retains the text of a link without a target', () => {
    const html = renderMarkdown('[a](page:a) and [b *c*](page:b)', (target) => (target === 'page:a' ? '/en/a/' : null));
    expect(html).toBe('<p><a href="/en/a/">a</a> and <span>b <em>c</em></span></p>');
  });
});
