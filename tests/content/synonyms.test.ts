import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Locale } from '@/lib/i18n/locales';

/** The words that readers use with two meanings, so that they find both. */
const ambiguousWords: Record<Locale, string[]> = {
  en: ['apprenticeship', 'la chaux-de-fonds switzerland', 'le locle switzerland', 'sales'],
  fr: ['apprentissage', 'ventes'],
  it: ['apprendistato', 'cucitrice', 'vendite'],
  cn: ['学徒', '广州 中国', '深圳 中国', '销售'],
  jp: ['接客業', '未経験', '経験不問', '見習い', '販売職'],
};

it.each(Object.entries(ambiguousWords))(
  'a word of %s has synonyms in one group, unless it is ambiguous',
  (locale, expected) => {
    const { synonyms } = parse(readFileSync(`content/search/${locale}.yaml`, 'utf8')) as { synonyms: string[][] };
    const words = synonyms.flatMap((group) => [...new Set(group.map((word) => `${word}`.toLowerCase()))]);
    const repeated = words.filter((word, index) => words.indexOf(word) !== index);
    expect(repeated.toSorted()).toEqual(expected.toSorted());
  },
);
