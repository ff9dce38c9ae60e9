import { expect, it } from 'vitest';
import { createDivider, isRightToLeft, orderCharacters } from './direction';

/** The characters of a line from left to right. A font reverses the Hebrew letters and Persian digits that it is given. */
const toVisualOrder = (text: string, start: number, end: number) =>
  createDivider(text, isRightToLeft(text))([{ text: text.slice(start, end) }], start)
    .sort((a, b) => a.position - b.position)
    .flatMap((part) => {
      const runs = (part.text.match(/[א-ת۰-۹]+|[^א-ת۰-۹]+/g) ?? []).map((run) => {
        const ordered = orderCharacters(run, part.isRightToLeft);
        return /[א-ת۰-۹]/.test(run) ? Array.from(ordered).reverse().join('') : ordered;
      });
      return part.isRightToLeft ? runs.reverse() : runs;
    })
    .join('');

it.each([
  ['a paragraph in Hebrew', 'אב (cd 3) גה.', '.הג (cd 3) בא'],
  ['digits of Persian', 'אב ۱۲ גה', 'הג ۱۲ בא'],
  ['Hebrew words in English', 'ab אב גה, cd.', 'ab הג בא, cd.'],
  ['English only', 'ab (cd).', 'ab (cd).'],
  ['controls that would reverse other text', 'ab\u202egnp.exe', 'ab\u202egnp.exe'],
])('shows %s from left to right', (_, text, visual) => {
  expect(toVisualOrder(text, 0, text.length)).toBe(visual);
});

it('orders each line by itself, in the direction of its paragraph', () => {
  const text = 'אב cd ef.';
  expect([toVisualOrder(text, 0, 6), toVisualOrder(text, 6, 9)]).toEqual([' cd בא', '.ef']);
});

it('retains what a span has', () => {
  const line = [{ text: 'ab ' }, { text: 'אב', href: 'https://x.example' }];
  expect(createDivider('ab אב', false)(line, 0)).toEqual([
    { text: 'ab ', position: 0, isRightToLeft: false },
    { text: 'אב', href: 'https://x.example', position: 3, isRightToLeft: true },
  ]);
});
