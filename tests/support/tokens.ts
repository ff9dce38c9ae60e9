import { readFileSync } from 'node:fs';

/** Gives the document of the tests the values that styles name: for `beforeAll`. */
export const addTokens = (): void => {
  const style = document.createElement('style');
  style.textContent = readFileSync('styles/tokens.css', 'utf8');
  document.head.append(style);
};

/** The value that styles name so. */
export const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);
