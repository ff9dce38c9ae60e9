import { expect, it } from 'vitest';
import { z } from 'zod';
import { emailPattern } from './email-pattern';

/** As browsers compile the pattern of an input. */
const pattern = new RegExp(`^(?:${emailPattern})$`, 'v');

it.each([
  'ada@example.com',
  'ada.lovelace+jobs@mail.example.co.uk',
  "o'hara@example.fr",
  'a@b',
  'a@b.c',
  '.ada@example.com',
  'ada..l@example.com',
  'ada@-example.com',
  'ada lovelace@example.com',
  'ada@example.com ',
  'アダ@example.jp',
  '',
])('accepts and refuses the same addresses as endpoints: %s', (address) => {
  expect(pattern.test(address)).toBe(z.email().safeParse(address).success);
});
