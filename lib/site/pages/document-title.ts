import { columnsOf } from '../../i18n/columns';

/** What search engines show of a title. */
export const mostColumns = 70;

interface TitleParts {
  /** What the page may be called, the fullest first. */
  names: string[];
  /** The name of the site, which follows where there is room. */
  suffix: string;
  /** Which page of a list it is, in words. */
  position?: string;
}

/**
 * The title of a document: the fullest name of the page that fits into 70 columns, with the name of the site if that
 * fits too. Names are chosen and never cut; where none fits, the shortest stands alone.
 */
export const documentTitle = ({ names, suffix, position }: TitleParts): string => {
  const candidates = names.flatMap((name) => {
    const title = position ? `${name} – ${position}` : name;
    return name === suffix ? [title] : [`${title} | ${suffix}`, title];
  });
  return candidates.find((title) => columnsOf(title) <= mostColumns) ?? candidates.at(-1) ?? suffix;
};
