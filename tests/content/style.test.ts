import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Locale, locales } from '@/lib/i18n/locales';
import { findMatches, readTexts } from '../support/texts';

const readYaml = (file: string) => parse(readFileSync(file, 'utf8'));
const texts = Object.fromEntries(locales.map((locale) => [locale, readTexts(locale)])) as Record<
  Locale,
  ReturnType<typeof readTexts>
>;

type Rule = string | { wrong: string; in: string };
const rules: Record<Locale, Record<string, Rule>> = readYaml('docs/style/rules.yaml');

describe.each(locales)('the texts in %s', (locale) => {
  it('are found', () => {
    expect(texts[locale].length).toBeGreaterThan(4000);
  });

  it.each(Object.entries(rules[locale]))('follow the rule: %s', (_, rule) => {
    const { wrong, in: files } = typeof rule === 'string' ? { wrong: rule, in: '' } : rule;
    const checkedTexts = texts[locale].filter(({ file }) => new RegExp(files).test(file));
    expect(findMatches(checkedTexts, new RegExp(wrong))).toEqual([]);
  });

  it('have the same name for the same thing in the interface and in the content', () => {
    const settings = readYaml(`content/settings/${locale}.yaml`);
    const labels = readYaml('content/offers/labels.yaml');
    const talents = readYaml(`content/pages/talents/${locale}.yaml`).pageTitle;
    expect(settings.headerTabs.map(({ text }: { text: string }) => text)).toContain(talents);
    for (const { key, label } of settings.sectors) expect(labels.sector[key][locale]).toBe(label);
    const { cookieOptions } = readYaml(`public/locales/${locale}/common.json`).footer;
    const cookies = texts[locale].filter(({ file }) => file === `content/pages/cookies/${locale}.yaml`);
    expect(findMatches(cookies, new RegExp(cookieOptions))).toHaveLength(1);
  });
});

it('every French job title names women and men', () => {
  const roles: Record<string, Record<Locale, string>> = readYaml('content/offers/labels.yaml').role;
  const titles = Object.values(roles).map(({ fr }) => fr);
  expect(titles.filter((title) => !/ ou |\(H\/F\)$|^Stage /.test(title))).toEqual([]);
});

const stripCode = (locale: Locale) =>
  texts[locale].map(({ file, text }) => ({ file, text: text.replaceAll(/\]\([^)]*\)|`[^`]*`|\{\{.*?\}\}/gu, '') }));

it('Chinese uses its own punctuation', () => {
  const chinese = stripCode('cn');
  expect(findMatches(chinese, /\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/u)).toEqual([]);
  expect(findMatches(chinese, /\p{Script=Han}\(|\)\p{Script=Han}/u)).toEqual([]);
  expect(findMatches(chinese, /["「」『』]|\.\.\.|(?<!…)…(?!…|`|、)/)).toEqual([]);
  expect(findMatches(chinese, /\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9] \p{Script=Han}/u)).toEqual([]);
});

it('Japanese uses its own punctuation', () => {
  const japanese = stripCode('jp');
  const asianCharacter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
  expect(findMatches(japanese, new RegExp(`${asianCharacter}[,.;:?!()]|[,.;?!()]${asianCharacter}`, 'u'))).toEqual([]);
  expect(findMatches(japanese, /["“”，；]|\.\.\./u)).toEqual([]);
});
