const headings = 'h1, h2, h3, h4, h5, h6';

/** The `<section>`s that have neither a heading nor a name. */
export const unnamedSections = (container: Element): Element[] =>
  [...container.querySelectorAll('section')].filter(
    (section) => !section.querySelector(headings) && !section.matches('[aria-label], [aria-labelledby]'),
  );
