import { type Locale, locales } from '../i18n/locales.ts';

/** Words that say nothing about what is looked for, without accents, as `wordsOf` gives them. */
const written: Record<Locale, string> = {
  en: 'a an and are as at be by for from how in is of on or our that the their this to was were what when where which who why will with you your we',
  fr: 'a au aux avec ce ces cet cette chez comment dans de des du elle en est et etre il la le les leur leurs mais ne nos notre nous ou par pour que quel quelle quelles quels qui sa se ses son sont sur un une vos votre vous y qu d l',
  it: 'a ad agli ai al alla alle allo che chi ci col come con cosa da dagli dai dal dalla dalle dallo degli dei del dell della delle dello di dove e ed gli i il in la le lo ma nei nel nella nelle nello o per quale quali quando si sono su sugli sui sul sull sulla sulle sullo tra un una uno all dall nell',
  cn: '的 了 和 与 在 是 我 我们 你 您 吗 呢 及 或 什么 哪里 怎么 如何 有',
  jp: 'の は が を に で と も や へ か から まで です ます する した して いる ある こと これ それ どこ 何 どう 方法 について',
};

const stopWords = new Map(locales.map((locale) => [locale, new Set(written[locale].split(' '))]));

/** Words that texts are full of, though by themselves they may be asked for: IT, US. */
const fillers = new Set(['it', 'us']);

export const isStopWord = (word: string, locale: Locale): boolean => stopWords.get(locale)?.has(word) === true;

/** Whether a word of a text says nothing of what the text is about. */
export const isFiller = (word: string, locale: Locale): boolean =>
  isStopWord(word, locale) || (locale === 'en' && fillers.has(word));

/** A letter by itself says nothing: `l` of `l’atelier`, a particle of Japanese. */
const isLoneLetter = (word: string) => /^[\p{Script=Latin}\p{Script=Hiragana}]$/u.test(word);

/** The words that say something; all of them where none does, but for a row of letters. */
export const tellingWords = (words: readonly string[], isStop: (word: string) => boolean): readonly string[] => {
  if (words.length < 2) return words;
  const many = words.filter((word) => !isLoneLetter(word));
  const telling = many.filter((word) => !isStop(word));
  return telling.length > 0 ? telling : many;
};

/** Whether a word stands for those that begin with it: a letter does not, nor do two, such as PR, IT or Q3. */
export const mayBegin = (word: string): boolean =>
  !isLoneLetter(word) && !/^\p{Script=Latin}[\p{Script=Latin}\p{Nd}]$/u.test(word);
