import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { found, textsIn } from '../support/texts';

const texts = textsIn('cn');
const read = (file: string) => parse(readFileSync(file, 'utf8'));

it('all Chinese texts are read', () => {
  expect(texts.length).toBeGreaterThan(4000);
  expect(found([{ file: 'a', text: '你好，你是' }], /你/)).toEqual(['a: 你好，你是', 'a: 你好，你是']);
});

// docs/style/cn.md
it.each([
  ['您', /你/, /^(?!content\/(?:people|articles|houses)\/)/],
  ['非全日制', /兼职/],
  ['全日制', /全职/],
  ['无固定期限合同、固定期限合同', /(?:长期|定期)合同/],
  ['二十三大世家、各世家', /(?:[一二两三四五六七八九十百\d各每]|哪)家世家/],
  ['业务板块', /[九各]大?领域/],
  ['皮具匠人', /马具匠(?!之家)|(?<!鞣)皮匠/],
  ['匠人', /工匠/],
  ['工坊', /工房/],
  ['制版师', /打版师/],
  ['合规举报热线', /伦理专线/],
  ['举报与咨询', /提出关切/],
  ['IP地址', /网络地址/],
  ['邮箱地址', /电子邮箱|电邮/],
  ['检查标出的项目', /标出的内容/],
  ['rue des Petites-Écuries', /小马厩街/],
  ['更多世家', /(?:探索|集团(?:旗下)?)其他世家/],
])('Chinese uses %s', (_, other, files = /./) => {
  expect(
    found(
      texts.filter(({ file }) => files.test(file)),
      other,
    ),
  ).toEqual([]);
});

it('Chinese uses its own punctuation', () => {
  const withoutCode = texts.map(({ file, text }) => ({
    file,
    text: text.replaceAll(/\]\([^)]*\)|`[^`]*`|\{\{.*?\}\}/gu, ''),
  }));
  expect(found(withoutCode, /\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/u)).toEqual([]);
  expect(found(withoutCode, /\p{Script=Han}\(|\)\p{Script=Han}/u)).toEqual([]);
  expect(found(withoutCode, /["「」『』]|\.\.\.|(?<!…)…(?!…|`|、)/)).toEqual([]);
  expect(found(withoutCode, /\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9] \p{Script=Han}/u)).toEqual([]);
});

it('the same thing has the same name in the interface and in the content', () => {
  const settings = read('content/settings/cn.yaml');
  const labels = read('content/offers/labels.yaml');
  const talents = read('content/pages/talents/cn.yaml').pageTitle;
  expect(settings.headerTabs.map(({ text }: { text: string }) => text)).toContain(talents);
  for (const { key, label } of settings.sectors) expect(labels.sectors[key].cn).toBe(label);
  const { cookieOptions } = read('public/locales/cn/common.json').footer;
  const cookies = texts.filter(({ file }) => file === 'content/pages/cookies/cn.yaml');
  expect(found(cookies, new RegExp(cookieOptions))).toHaveLength(1);
});
