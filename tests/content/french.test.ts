// @vitest-environment node
import { expect, it } from 'vitest';
import { textsIn } from '../support/texts';

/** Ordinary or wide spaces where French typography requires narrow no-break spaces. */
const wrongSpaces = /.{0,20}(?:[^\S\u202f\n][;?!»%€]|«[^\S\u202f]|[^\S\u202f\n]:(?=\s|\*\*|$)).{0,10}/g;

const wrongIn = (text: string): string[] => text.match(wrongSpaces) ?? [];

it('wrong spaces are told from those of addresses, times and tables', () => {
  for (const text of [
    'Bon : oui',
    'Bon\u00a0: oui',
    'Bon ?',
    '12\u00a0€',
    '« Oui\u202f»',
    '«\u202fOui »',
    '**Bon :** oui',
  ])
    expect(wrongIn(text), text).toHaveLength(1);
  for (const text of [
    'Bon\u202f: oui',
    '«\u202fOui\u202f!\u202f»',
    'https://halcyre.example/?a=1',
    '17:45',
    '|:---| :---:|',
  ])
    expect(wrongIn(text), text).toEqual([]);
});

it('French texts have narrow spaces beside their signs', () => {
  const texts = textsIn('fr');
  const wrong = texts.flatMap(({ file, text }) => wrongIn(text).map((part) => `${file}: ${part}`));
  expect(texts.length).toBeGreaterThan(4000);
  expect(wrong).toEqual([]);
});
