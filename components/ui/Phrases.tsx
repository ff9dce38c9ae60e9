import { useContent } from '@/contexts/ContentContext';

/**
 * A title or a large text. In Chinese and Japanese its lines break only between phrases, whose ends the server has
 * found.
 */
export function Phrases({ text }: { text: string }) {
  const ends = useContent().phrases?.[text] ?? [];
  return [
    text.slice(0, ends[0]),
    ...ends.flatMap((end, index) => [<wbr key={end} />, text.slice(end, ends[index + 1])]),
  ];
}
