import { act } from '@testing-library/react';

/** The visitor's browser preferences. */
interface Preferences {
  reducedMotion: boolean;
  saveData: boolean;
}

const defaultPreferences: Preferences = { reducedMotion: false, saveData: false };
let preferences = defaultPreferences;
const queries = new Set<EventTarget>();

const toPx = (length: string) => Number.parseFloat(length) * (length.endsWith('em') ? 16 : 1);

const conditions: [RegExp, (value: string) => boolean][] = [
  [/min-width: ([\d.]+(?:px|em))/, (width) => window.innerWidth >= toPx(width)],
  [/max-width: ([\d.]+(?:px|em))/, (width) => window.innerWidth <= toPx(width)],
  [/orientation: (\w+)/, (value) => (value === 'landscape') === window.innerWidth > window.innerHeight],
  [/prefers-reduced-motion: ([\w-]+)/, (value) => (value === 'reduce') === preferences.reducedMotion],
];

const matchesQuery = (query: string) =>
  query.split(' and ').every((part) =>
    conditions.some(([pattern, isMet]) => {
      const value = pattern.exec(part)?.[1];
      return value !== undefined && isMet(value);
    }),
  );

/** Changes the visitor's browser preferences, before a page is rendered or while it is shown. */
export const setPreferences = (overrides: Partial<Preferences>) => {
  preferences = { ...preferences, ...overrides };
  act(() => {
    for (const query of queries) query.dispatchEvent(new Event('change'));
  });
};

/** Restores the default preferences, and forgets the media queries that were made. */
export const resetVisitor = () => {
  preferences = defaultPreferences;
  queries.clear();
};

Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: preferences.saveData }) });

window.matchMedia = (media) => {
  const query = Object.defineProperty(new EventTarget(), 'matches', { get: () => matchesQuery(media) });
  queries.add(query);
  return Object.assign(query, { media }) as MediaQueryList;
};
