import type { Element } from './structure.ts';

/** A link of a paragraph, over any number of lines and styles. */
export interface Link {
  href: string;
  /** The text for screen readers. */
  label: string;
  /** Its parts by page: a structure element can refer only to links on one page. */
  parts: Map<number, Element>;
}

interface Linkable {
  text: string;
  href?: string;
  about?: string;
}

/** Texts with their links: neighbours with the same URL share one link. */
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

/** The text and URL of a link. */
export const describe = ({ label, href }: Link): string => {
  const words = label.replace(/\s+/g, ' ').trim();
  return words && words !== href ? `${words} (${href})` : href;
};
