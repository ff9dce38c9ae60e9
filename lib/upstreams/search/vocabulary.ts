import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import type { Locale } from '../../i18n/locales.ts';

/** The vocabulary of a locale. Its words are in lower case and without accents, as `parseWords` returns them. */
interface Vocabulary {
  /** The stop words, separated by spaces. */
  stopWords: string;
  /** Frequent words that are not stop words, as they may be queries on their own. */
  fillers?: string;
  /** Words that people add to every search for job offers. */
  genreWords: string;
  /** Words after the name of a city or region that are not significant: 市 of 巴黎市. */
  placeSuffixes?: string;
  /** Removes the ending of a word for number and gender. */
  stem?: (word: string) => string;
}

/**
 * The stem of an Italian word: the word without its final vowel. The library's stemmer would merge `mostra` with
 * `mostrare`, and `dividendo` with `dividere`.
 */
const stemItalian = (word: string) => (word.length < 4 ? word : word.replace(/[hi]?[aeio]$/, ''));

/** Whether a word is one character, which may be a part of a Chinese word that segmenters do not know. */
export const isSingleCharacter = (word: string) => /^\p{Script=Han}$/u.test(word);

/** The vocabulary of each locale. */
export const vocabularies: Record<Locale, Vocabulary> = {
  en: {
    stopWords:
      'a an and are as at be by for from how in is of on or our that the their this to was were what when where which who why will with you your we my me i do does can get much many per next pdf download',
    fillers: 'it us',
    genreWords:
      'job jobs offer offers work working vacancy vacancies position positions opening openings career careers employment hiring recruitment recruiting apply contract contracts',
    stem: stemEnglish,
  },
  fr: {
    stopWords:
      'a au aux avec ce ces cet cette chez comment dans de des du elle en est et etre il la le les leur leurs mais ne nos notre nous ou par pour que quel quelle quelles quels qui sa se ses son sont sur un une vos votre vous y qu d l mon ma mes je combien quand quoi peut comment prochain prochaine prochaines prochains pdf telecharger',
    genreWords:
      'emploi emplois offre offres travail travailler poste postes recrutement recrute candidature candidatures job jobs carriere boulot contrat contrats',
    stem: stemFrench,
  },
  it: {
    stopWords:
      'a ad agli ai al alla alle allo che chi ci col come con cosa da dagli dai dal dalla dalle dallo degli dei del dell della delle dello di dove e ed gli i il in la le lo ma nei nel nella nelle nello o per quale quali quando si sono su sugli sui sul sull sulla sulle sullo tra un una uno all dall nell mio mia miei mie quanto quanta quanti quante posso puo prossimo prossima prossimi prossime pdf scaricare',
    genreWords:
      'lavoro lavori lavorare offerta offerte posto posti impiego annuncio annunci assunzioni assunzione candidatura cercasi carriera contratto contratti',
    stem: stemItalian,
  },
  cn: {
    stopWords:
      '的 了 和 与 在 是 我 我们 你 您 吗 呢 及 或 什么 哪里 怎么 如何 有 什么时候 谁 我的 怎样 请问 多少 去哪 哪里 下次 做 买 想 要 去 哪 发 能 找 可以 是否 今天 年 pdf 下载',
    genreWords: '招聘 工作 职位 职务 岗位 求职 招工 招人 应聘 就业 招募',
    placeSuffixes: '市 省 区 州 都 府 县',
  },
  jp: {
    stopWords:
      'の は が を に で と も や へ か から まで です ます する した して いる ある こと これ それ どこ 何 どう 方法 について いつ 誰 私 いくら には たい 教え 次回 日程 年 pdf ダウンロード',
    genreWords: '求人 仕事 採用 募集 転職 就職 就活 中途',
    placeSuffixes: '都 府 県 市 区 州',
  },
};
