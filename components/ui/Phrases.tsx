import { useContent } from '@/contexts/ContentContext';

/** Two short words or numbers with a hyphen, or a large amount in Chinese or Japanese. */
const compound =
  /((?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,7}-[\p{L}\p{N}]{1,7}(?![\p{L}\p{N}-])|\d[\d.,]*[億亿万][\d.,億亿万]*)/u;

const keepCompounds = (text: string) =>
  text.split(compound).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same compound may be twice in a text
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );

/**
 * A title or a large text. A short compound such as “twenty-three” stays on one line. In Chinese and Japanese its
 * lines break only between phrases, whose ends the server has found.
 */
export function Phrases({ text }: { text: string }) {
  const ends = useContent().phrases?.[text] ?? [];
  if (ends.length === 0) return keepCompounds(text);
  return [
    text.slice(0, ends[0]),
    ...ends.flatMap((end, index) => [<wbr key={end} />, text.slice(end, ends[index + 1])]),
  ];
}
