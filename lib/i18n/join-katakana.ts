/** A part of a text between two word boundaries. */
export type Segment = Pick<Intl.SegmentData, 'segment' | 'index' | 'isWordLike'>;

const isKatakana = ({ segment }: Segment) => /^[\p{Script=Katakana}ー]+$/u.test(segment);

/** No word is a single katakana, or begins with a small one, ン or ー. */
const isFragment = ({ segment }: Segment) => segment.length === 1 || /^[ァィゥェォッャュョンー]/.test(segment);

/** The longest word at the start of a run: several of its segments, if they are one word on their own, else the first. */
const longestWord = (run: readonly Segment[], isOneWord: (text: string) => boolean): number => {
  let text = '';
  let longest = 1;
  for (const [at, { segment }] of run.entries()) {
    text += segment;
    if (isOneWord(text)) longest = at + 1;
  }
  return longest;
};

/**
 * Segmenters split long compounds that they do not know into fragments: クライアント is one word, but the beginning of
 * クライアントアドバイザー becomes ク, ライアン and ト. Such fragments are joined to words again, so that a word is the same
 * wherever it stands.
 */
export const joinKatakana = (segments: readonly Segment[], isOneWord: (text: string) => boolean): Segment[] => {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length; ) {
    const end = segments.findIndex((segment, place) => place >= at && !isKatakana(segment));
    const run = segments.slice(at, end === -1 ? undefined : end);
    if (!run.some(isFragment)) {
      joined.push(...segments.slice(at, at + run.length + 1));
      at += run.length + 1;
      continue;
    }
    const length = longestWord(run, isOneWord);
    const word = run.slice(0, length);
    joined.push({ segment: word.map(({ segment }) => segment).join(''), index: word[0]?.index ?? 0, isWordLike: true });
    at += length;
  }
  return joined;
};
