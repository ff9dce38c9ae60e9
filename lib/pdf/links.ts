import type { Element } from './structure.ts';

/** A link of a paragraph, however many lines and looks its words have. */
export interface Link {
  href: string;
  /** What is read aloud of it. */
  label: string;
  /** Its parts by their pages: an element of the structure says of all its links that they are on one page. */
  parts: Map<number, Element>;
}

interface Linkable {
  text: string;
  href?: string;
  about?: string;
}

/** Words with the links that they are part of: neighbours that lead to the same address share one. */
export const withLinks = <W extends Linkable>(words: readonly W[]): (W & { link?: Link })[] => {
  const linked: (W & { link?: Link })[] = [];
  for (const some of words) {
    const { href, text, about } = some;
    const before = linked.at(-1)?.link;
    const link = href && (before?.href === href ? before : { href, label: '', parts: new Map() });
    if (link) link.label += about ?? text;
    linked.push(link ? { ...some, link } : some);
  }
  return linked;
};

/** What a link says and where it leads. */
export const describe = ({ label, href }: Link): string => {
  const words = label.replace(/\s+/g, ' ').trim();
  return words && words !== href ? `${words} (${href})` : href;
};
