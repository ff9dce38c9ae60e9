interface SentenceProps {
  /** Returns the sentence with the words inserted. */
  template: (phrase: string) => string;
  phrase: string;
  /** The language tag of the words. */
  lang: string;
}

/** A placeholder for the words while the sentence is built: a private-use character that no text contains. */
const placeholder = '\uE000';

/** A sentence in the language of the page that contains words in another language, such as the title of an offer. */
export function Sentence({ template, phrase, lang }: SentenceProps) {
  const [before, after] = template(placeholder).split(placeholder);
  return (
    <>
      {before}
      <span lang={lang}>{phrase}</span>
      {after}
    </>
  );
}
