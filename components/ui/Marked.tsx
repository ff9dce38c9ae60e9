import { useContent } from '@/contexts/ContentContext';
import { tagOf } from '@/lib/i18n/locales';
import { markWords } from '@/lib/i18n/mark-words';

/**
 * A text with the keywords, and words that begin with them, highlighted. Each part has an element, because other keywords
 * change the parts.
 */
export function Marked({ text, words }: { text: string; words: string }) {
  const { locale } = useContent();
  return markWords(text, words, tagOf(locale)).map(({ part, isMarked }, index) => {
    const Part = isMarked ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, only a position
    return <Part key={index}>{part}</Part>;
  });
}
