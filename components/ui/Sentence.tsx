interface SentenceProps {
  /** Returns the sentence with the words inserted. */
  say: (words: string) => string;
  words: string;
  /** The language tag of the words. */
  lang: string;
}

/** A placeholder for the words while the sentence is built: a private-use character that no text contains. */
const place = '\uE000';

/** A sentence in the language of the page that contains words in another language, such as the title of an offer. */
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
