import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { found, textsIn } from '../support/texts';

const texts = textsIn('jp');
const read = (file: string) => parse(readFileSync(file, 'utf8'));

it('all Japanese texts are read', () => {
  expect(texts.length).toBeGreaterThan(4000);
  expect(found([{ file: 'a', text: 'お客様へ' }], /お客様/)).toEqual(['a: お客様へ']);
});

// docs/style/jp.md
it.each([
  ['お客さま', /お客様/],
  ['ください', /下さい/],
  ['Cookie', /クッキー/],
  ['イベント', /(?<!開)催し/],
  ['ニュース', /ニュースレター|お知らせ一覧|そのほかのお知らせ/],
  ['革職人', /鞍(?:革)?職人|馬具職人(?!の息子)/],
  ['ワイン＆スピリッツ', /ワイン&/],
  ['プティット＝ゼキュリー', /プティット(?:・|＝ゼキュリ(?!ー))/],
  ['内部通報窓口', /倫理ホットライン/],
  ['IPアドレス', /ネットワーク上のアドレス/],
  ['か月', /[カヵヶケ]月/],
  ['ほかのメゾン', /その他のメゾン|グループのほかのメゾン/],
  ['names of houses in Latin letters', /大倉野(?!清三)|花織(?!千代)/],
  ['a courteous opening of mails', /こんにちは/],
  [
    'Arabic numerals from two upwards before counters',
    /(?<![一二三四五六七八九十百千第数何])(?:[二三四五六七八九]|[一二三四五六七八九]?[十百千][一二三四五六七八九十百]*)(?:年|日(?!本|仏)|時間|週間|営業日|か月|歳|本|枚|メートル|ミリ|ページ|ヘクタール)/,
  ],
])('Japanese uses %s', (_, other) => {
  expect(found(texts, other)).toEqual([]);
});

it('Japanese uses its own punctuation', () => {
  const withoutCode = texts.map(({ file, text }) => ({
    file,
    text: text.replaceAll(/\]\([^)]*\)|`[^`]*`|\{\{.*?\}\}/gu, ''),
  }));
  const letter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
  expect(found(withoutCode, new RegExp(`${letter}[,.;:?!()]|[,.;?!()]${letter}`, 'u'))).toEqual([]);
  expect(found(withoutCode, /["“”，；]|\.\.\./u)).toEqual([]);
});

it('the same thing has the same name in the interface and in the content', () => {
  const settings = read('content/settings/jp.yaml');
  const labels = read('content/offers/labels.yaml');
  const talents = read('content/pages/talents/jp.yaml').pageTitle;
  expect(settings.headerTabs.map(({ text }: { text: string }) => text)).toContain(talents);
  for (const { key, label } of settings.sectors) expect(labels.sectors[key].jp).toBe(label);
  const { cookieOptions } = read('public/locales/jp/common.json').footer;
  const cookies = texts.filter(({ file }) => file === 'content/pages/cookies/jp.yaml');
  expect(found(cookies, new RegExp(cookieOptions))).toHaveLength(1);
});
