import { expect, it } from 'vitest';
import { parseBlocks } from './blocks';

const base = 'https://halcyre.example/en/';

it('joins text of one style, including characters that are written as entities', () => {
  expect(parseBlocks('<p>a &lt;&lt;<b>b</b> <strong>&amp;c</strong><br> d&nbsp;<a href="/e">e</a></p>', base)).toEqual([
    {
      type: 'paragraph',
      spans: [
        { text: 'a <<b ' },
        { text: '&c', emphasis: 'strong' },
        { text: '\nd\u00a0' },
        { text: 'e', href: 'https://halcyre.example/e' },
      ],
    },
  ]);
});

it('reads the cells of tables, without the white space between them', () => {
  const html = `<div><table>
    <thead><tr><th scope="col"></th> <th class="figure" scope="col">2026</th></tr></thead>
    <tbody><tr><th scope="row">Net <strong>profit</strong></th> <td class="figure">652</td></tr></tbody>
  </table></div><p>After.</p>`;
  expect(parseBlocks(html, base)).toEqual([
    {
      type: 'table',
      rows: [
        [
          { scope: 'Column', isFigure: false, spans: [] },
          { scope: 'Column', isFigure: true, spans: [{ text: '2026' }] },
        ],
        [
          { scope: 'Row', isFigure: false, spans: [{ text: 'Net ' }, { text: 'profit', emphasis: 'strong' }] },
          { isFigure: true, spans: [{ text: '652' }] },
        ],
      ],
    },
    { type: 'paragraph', spans: [{ text: 'After.' }] },
  ]);
});
