import { useContent } from '@/contexts/ContentContext';
import { getLanguageTag } from '@/lib/i18n/locales';
import { markWords } from '@/lib/i18n/mark-words';

/**
 * A text in which the keywords, and words that begin with them, are highlighted. Its key replaces the whole element
 * when the keywords change, because React cannot update parts of a text that the browser has translated.
 */
export function HighlightedText({ text, keywords }: { text: string; keywords: string }) {
  const { locale } = useContent();
  return (
    <span key={`${keywords} ${text}`}>
      {markWords(text, keywords, getLanguageTag(locale)).map(({ part, isMarked }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, only a position
        isMarked ? <mark key={index}>{part}</mark> : part,
      )}
    </span>
  );
}
