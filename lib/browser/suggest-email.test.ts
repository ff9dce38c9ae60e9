import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  [' Ada.L@hotmial.com ', 'Ada.L@hotmail.com'],
  ['ada＠gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@libreo.it', 'ada@libero.it'],
  ['ada@yaho.co.jp', 'ada@yahoo.co.jp'],
])('suggests another domain for %s', (email, suggestion) => {
  expect(suggestEmail(email)).toBe(suggestion);
});

it.each([
  ...['ada@gmail.com', 'ada@halcyre.example', 'ada@orange.fr', 'ada@libero.it', 'ada@qq.com', 'ada@foxmail.com'],
  ...['ada@docomo.ne.jp', 'ada@uni.ac.jp', 'ada@uni.edu.cn', 'ada@例え.jp', 'ada@', 'ada', ''],
])('suggests nothing for %s', (email) => {
  expect(suggestEmail(email)).toBeUndefined();
});
