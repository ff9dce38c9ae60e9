import { readFileSync } from 'node:fs';

/** Adds the design tokens to the test document. Call it in `beforeAll`. */
export const addTokens = (): void => {
  const style = document.createElement('style');
  style.textContent = ['brand', 'tokens'].map((name) => readFileSync(`styles/${name}.css`, 'utf8')).join('');
  document.head.append(style);
};

/** The value of a design token. */
export const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);
