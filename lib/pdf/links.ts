import type { Element } from './structure.ts';

/** A link of a paragraph, over any number of lines and styles. */
export interface Link {
  href: string;
  /** The text for screen readers. */
  label: string;
  /** The structure elements of the link, one per page, because pdfkit refers an element to links on one page only. */
  parts: Map<number, Element>;
}

interface Linkable {
  text: string;
  href?: string;
  linkLabel?: string;
}

/** Adds links to spans: neighbours with the same URL share one link. */
export const withLinks = <W extends Linkable>(spans: readonly W[]): (W & { link?: Link })[] => {
  const linked: (W & { link?: Link })[] = [];
  for (const span of spans) {
    const { href, text, linkLabel } = span;
    const previous = linked.at(-1)?.link;
    const link = href && (previous?.href === href ? previous : { href, label: '', parts: new Map() });
    if (link) link.label += linkLabel ?? text;
    linked.push(link ? { ...span, link } : span);
  }
  return linked;
};

/** Describes a link for screen readers: its text, followed by the URL if that differs. */
export const describeLink = ({ label, href }: Link): string => {
  const text = label.replace(/\s+/g, ' ').trim();
  return text && text !== href ? `${text} (${href})` : href;
};
