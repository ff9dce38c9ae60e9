interface SentenceProps {
  /** The sentence around the words. */
  say: (words: string) => string;
  words: string;
  /** The language tag of the words. */
  lang: string;
}

/** Stands for the words until the sentence is known: a character that no text has. */
const place = '\uE000';

/** A sentence in the language of the page, around words that may be in another one. */
export function Sentence({ say, words, lang }: SentenceProps) {
  const [before, after] = say(place).split(place);
  return (
    <>
      {before}
      <span lang={lang}>{words}</span>
      {after}
    </>
  );
}
