const headings = 'h1, h2, h3, h4, h5, h6';

/** The `<section>`s without a heading or an accessible name. */
export const findUnnamedSections = (container: Element): Element[] =>
  [...container.querySelectorAll('section')].filter(
    (section) => !section.querySelector(headings) && !section.matches('[aria-label], [aria-labelledby]'),
  );
