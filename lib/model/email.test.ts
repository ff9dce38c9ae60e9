import { describe, expect, it } from 'vitest';
import { emailPattern } from '../shared/input-patterns';
import { email } from './email';

/** The pattern as browsers compile it for an input. */
const pattern = new RegExp(`^(?:${emailPattern})$`, 'v');

describe('an email address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['ada.lovelace+jobs@mail.example.co.uk', 'ada.lovelace+jobs@mail.example.co.uk'],
    ["o'hara@example.fr", "o'hara@example.fr"],
    ['user=tag@example.com', 'user=tag@example.com'],
    ['a@xn--e1afmkfd.xn--p1ai', 'a@xn--e1afmkfd.xn--p1ai'],
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
    ['ａｄａ．ｌ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada.l@example.com'],
    ['　ada＠example.jp ', 'ada@example.jp'],
  ])('is accepted by browsers and endpoints: %s', (input, emailAddress) => {
    expect(pattern.test(input)).toBe(true);
    expect(email.parse(input)).toBe(emailAddress);
  });

  it.each([
    'a@b',
    'a@b.c',
    '.ada@example.com',
    'ada.@example.com',
    'ada..l@example.com',
    'ada@-example.com',
    'ada@example..com',
    'ada@127.0.0.1',
    'ada lovelace@example.com',
    'ada@example.com, eve@example.com',
    'ada@example.com\nBcc: eve@example.com',
    '"ada"@example.com',
    'ada@eve＠example.com',
    'アダ@example.jp',
    '',
  ])('is refused by browsers and endpoints: %s', (input) => {
    expect(pattern.test(input)).toBe(false);
    expect(email.safeParse(input).success).toBe(false);
  });

  it.each(['ada@xn--ü.example', `${'a'.repeat(200)}@${'ü'.repeat(40)}.example`])(
    'is refused by endpoints if mail servers would reject it: %s',
    (input) => expect(email.safeParse(input).success).toBe(false),
  );
});
