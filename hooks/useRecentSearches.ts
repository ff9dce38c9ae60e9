import { useEffect, useState } from 'react';

const key = 'recent-searches';
const most = { searches: 6, letters: 200 };

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const words = kept.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
    return [...new Set(words.map((one) => one.slice(0, most.letters)))].slice(0, most.searches);
  } catch {
    return [];
  }
};

const write = (searches: string[]) => {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing forgets them.
  }
};

/** The last searches made in this browser, the latest first: they are kept nowhere else. */
export function useRecentSearches() {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(read()), []);

  const remember = (words: string) => {
    if (words === '') return;
    const searches = [words, ...read().filter((one) => one !== words)].slice(0, most.searches);
    write(searches);
    setRecent(searches);
  };
  const forget = () => {
    write([]);
    setRecent([]);
  };
  return { recent, remember, forget };
}
