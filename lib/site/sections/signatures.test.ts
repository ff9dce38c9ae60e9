import { expect, it } from 'vitest';
import { governance, quote } from './signatures';

it('a quote has the signature of its author, if there is a file for the name', async () => {
  const load = (author: string) => quote.load({ type: 'quote', text: 'A', author }, {} as never);
  expect(await load('Séverine Peyrichoux')).toEqual({ signature: '/signatures/severine-peyrichoux.svg' });
  expect(await load('下平 楓')).toEqual({ signature: null });
});

it('the people of the board have their signatures in their order', async () => {
  const people = ['Nobody Known', 'Matteo Ferrandin'].map((name) => ({
    name,
    role: 'Director',
    bio: 'A',
    committees: [],
    skills: [],
  }));
  expect(await governance.load({ type: 'governance', people }, {} as never)).toEqual({
    signatures: [null, '/signatures/matteo-ferrandin.svg'],
  });
});
