/** The maximum width of a title in search results, in columns. */
export const maxColumns = 70;

interface TitleParts {
  /** The possible titles of the page, longest first. */
  names: string[];
  /** The name of the site, appended if there is room. */
  suffix: string;
  /** The page number of a list, as text. */
  position?: string;
}

/**
 * The title of a document: the longest of the page's titles that fits into 70 columns, with the name of the site if
 * that fits too. Titles are chosen and never truncated; if none fits, the shortest is used alone.
 */
export const buildDocumentTitle = ({ names, suffix, position }: TitleParts): string => {
  const candidates = names.flatMap((name) => {
    const title = position ? `${name} – ${position}` : name;
    return name === suffix ? [title] : [`${title} | ${suffix}`, title];
  });
  return candidates.find((title) => countColumns(title) <= maxColumns) ?? candidates.at(-1) ?? suffix;
};

/** East Asian scripts and characters, each as wide as two Latin letters. */
const wideCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/u;

/** Characters that have no width of their own. */
const zeroWidth = /[\p{M}\p{Cf}]/u;

/** The number of columns of a text, as search engines measure titles: a wide character takes two. */
export const countColumns = (text: string): number => {
  let columns = 0;
  for (const character of text.normalize('NFC'))
    if (!zeroWidth.test(character)) columns += wideCharacter.test(character) ? 2 : 1;
  return columns;
};
