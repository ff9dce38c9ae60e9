import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import { findLocaleByTag, getLanguageTag, type Locale } from '../../../i18n/locales';
import { parseWords } from '../../../i18n/words';
import { log } from '../../../platform/process/log';
import { convertHtmlToText } from '../../../shared/html';
import type { ListedPosting, PostingSource, PostingTexts } from '../../../upstreams/jobs/contract';
import { isFiller } from '../../../upstreams/search/significant-terms';
import type { Offer } from './offer';

/** The significant words of a posting's text, and the posting for which it was read. */
interface TextWords {
  posting: ListedPosting;
  words: readonly string[];
}
export type TextCache = Map<string, TextWords>;

const concurrency = 4;
const headings = /<h\d[^>]*>.*?<\/h\d>/gs;

const extractWords = (description: string, language: string): string[] => {
  const locale = findLocaleByTag(language);
  const words = parseWords(convertHtmlToText(description.replace(headings, ' ')), language);
  return locale ? words.filter((word) => !isFiller(word, locale)) : words;
};

/** The open offers whose text is unknown or was read before they changed. */
export const findMissingTexts = (open: readonly Offer[], texts: TextCache): Offer[] =>
  open.filter(({ posting }) => texts.get(posting.jobId)?.posting !== posting);

/**
 * Reads the texts of offers from the board, a few at a time, and stores their words in `texts`. Returns how many it
 * read. Failures are logged, and the next call reads these texts again.
 */
export const readTexts = async (board: PostingSource, offers: readonly Offer[], texts: TextCache): Promise<number> => {
  const limit = pLimit(concurrency);
  const words = new Map<string, string[]>();
  const failures: unknown[] = [];
  const read = async ({ posting }: Offer, index: number) => {
    try {
      const { jobId, language } = posting;
      const { description = '', translations = {} } = (await board.posting(jobId)) ?? {};
      const translated = Object.entries(translations) as [Locale, PostingTexts][];
      const bodies = [
        [description, language] as const,
        ...translated.map(([locale, body]) => [body.description, getLanguageTag(locale)] as const),
      ];
      const key = JSON.stringify(bodies);
      const textWords = words.get(key) ?? bodies.flatMap(([body, tag]) => extractWords(body, tag));
      words.set(key, textWords);
      texts.set(jobId, { posting, words: textWords });
    } catch (error) {
      failures.push(error);
    }
    if (index % 20 === 0) await yieldToEventLoop();
  };
  await limit.map(offers, read);
  if (failures.length > 0)
    log.error(
      { event: 'jobs.texts_unreadable', err: failures[0], count: failures.length },
      'failed to read the texts of some offers',
    );
  return offers.length - failures.length;
};
