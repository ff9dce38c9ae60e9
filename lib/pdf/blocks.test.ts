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
