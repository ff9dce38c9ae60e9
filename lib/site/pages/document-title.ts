import { columnsOf } from '../../i18n/columns';

/** The width that search engines show of a title. */
export const maxColumns = 70;

interface TitleParts {
  /** The possible titles of the page, longest first. */
  names: string[];
  /** The name of the site, appended if there is room. */
  suffix: string;
  /** The page number of a list, in words. */
  position?: string;
}

/**
 * The title of a document: the longest of the page's titles that fits into 70 columns, with the name of the site if
 * that fits too. Titles are chosen and never truncated; if none fits, the shortest is used alone.
 */
export const documentTitle = ({ names, suffix, position }: TitleParts): string => {
  const candidates = names.flatMap((name) => {
    const title = position ? `${name} – ${position}` : name;
    return name === suffix ? [title] : [`${title} | ${suffix}`, title];
  });
  return candidates.find((title) => columnsOf(title) <= maxColumns) ?? candidates.at(-1) ?? suffix;
};
