import { useContent } from '@/contexts/ContentContext';
import { tagOf } from '@/lib/i18n/locales';
import { markWords } from '@/lib/i18n/mark-words';

/** A text in which the words searched for, and words that begin with them, are marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  const { locale } = useContent();
  return markWords(text, words, tagOf(locale)).map(({ part, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    isMarked ? <mark key={index}>{part}</mark> : part,
  );
}
