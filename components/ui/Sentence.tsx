interface SentenceProps {
  /** Returns the sentence with the phrase inserted. */
  template: (phrase: string) => string;
  phrase: string;
  /** The language tag of the phrase. */
  lang: string;
}

/** The placeholder for the phrase while the sentence is built: a private-use character that no text contains. */
const placeholder = '\uE000';

/** A sentence in the language of the page that contains a phrase in another language, such as an offer's title. */
export function Sentence({ template, phrase, lang }: SentenceProps) {
  const [before, after] = template(placeholder).split(placeholder);
  return (
    <>
      {before}
      <bdi lang={lang}>{phrase}</bdi>
      {after}
    </>
  );
}
