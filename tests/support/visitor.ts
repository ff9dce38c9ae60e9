import { act } from '@testing-library/react';

/** The visitor's browser preferences. */
interface Wishes {
  reducedMotion: boolean;
  saveData: boolean;
}

const none: Wishes = { reducedMotion: false, saveData: false };
let wishes = none;
const queries = new Set<EventTarget>();

const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('em') ? 16 : 1);

const conditions: [RegExp, (value: string) => boolean][] = [
  [/min-width: ([\d.]+(?:px|em))/, (width) => window.innerWidth >= pixels(width)],
  [/max-width: ([\d.]+(?:px|em))/, (width) => window.innerWidth <= pixels(width)],
  [/prefers-reduced-motion: ([\w-]+)/, (value) => (value === 'reduce') === wishes.reducedMotion],
];

const matches = (query: string) =>
  query.split(' and ').every((part) =>
    conditions.some(([form, holds]) => {
      const value = form.exec(part)?.[1];
      return value !== undefined && holds(value);
    }),
  );

/** Changes the visitor's browser preferences, before a page is rendered or while it is shown. */
export const visitorWants = (parts: Partial<Wishes>) => {
  wishes = { ...wishes, ...parts };
  act(() => {
    for (const query of queries) query.dispatchEvent(new Event('change'));
  });
};

export const forgetVisitor = () => {
  wishes = none;
  queries.clear();
};

Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: wishes.saveData }) });

window.matchMedia = (media) => {
  const query = Object.defineProperty(new EventTarget(), 'matches', { get: () => matches(media) });
  queries.add(query);
  return Object.assign(query, { media }) as MediaQueryList;
};
