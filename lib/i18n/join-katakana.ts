/** A part of a text between two word boundaries. */
export type Segment = Pick<Intl.SegmentData, 'segment' | 'index' | 'isWordLike'>;

type IsOneWord = (text: string) => boolean;

const maxWordLength = 12;

const isKatakana = ({ segment }: Segment) => /^[\p{Script=Katakana}ー]+$/u.test(segment);

/** Whether a segment cannot be a word: a single katakana, or one that begins with a small kana, ン or ー. */
const isFragment = ({ segment }: Segment) => segment.length === 1 || isContinued(segment);
const isContinued = (text: string) => /^[ァィゥェォッャュョンー]/.test(text);

/** The number of segments in the longest word at the start of a run. A single katakana belongs to the next segment. */
const countFirstWordSegments = (run: readonly Segment[], isOneWord: IsOneWord): number => {
  let text = '';
  let count = run[0]?.segment.length === 1 ? 2 : 1;
  for (const [index, { segment }] of run.entries()) {
    text += segment;
    if (text.length > maxWordLength) break;
    if (index > 0 && isOneWord(text)) count = index + 1;
  }
  return count;
};

const joinRun = (run: readonly Segment[], isOneWord: IsOneWord): Segment[] => {
  const words: Segment[] = [];
  let rest = run;
  while (rest.some(isFragment)) {
    const parts = rest.slice(0, countFirstWordSegments(rest, isOneWord));
    const word = parts.map(({ segment }) => segment).join('');
    const last = words.at(-1);
    if (last && isContinued(word)) last.segment += word;
    else words.push({ segment: word, index: parts[0]?.index ?? 0, isWordLike: true });
    rest = rest.slice(parts.length);
  }
  return [...words, ...rest];
};

/**
 * Joins the fragments into which segmenters split unknown compounds: クライアント is one word, but at the beginning
 * of クライアントアドバイザー it becomes ク, ライアン and ト. Adjacent segments are joined if `isOneWord` is true
 * for their text, so that a word is the same inside a compound and alone.
 */
export const joinKatakana = (segments: readonly Segment[], isOneWord: IsOneWord): Segment[] => {
  const joined: Segment[] = [];
  let run: Segment[] = [];
  for (const segment of segments) {
    if (isKatakana(segment)) {
      run.push(segment);
      continue;
    }
    joined.push(...joinRun(run, isOneWord), segment);
    run = [];
  }
  return [...joined, ...joinRun(run, isOneWord)];
};
