import { storedList } from '@/lib/browser/stored';

const most = { searches: 6, letters: 200 };
const searches = storedList('recent-searches', most.searches, (words) => words.trim() && words.slice(0, most.letters));

/** The last 6 searches made in this browser, latest first, cut to 200 characters each. They are stored only here. */
export function useRecentSearches() {
  const recent = searches.useItems();
  const remember = (words: string) => {
    const earlier = searches.read().filter((one) => one !== words);
    if (words !== '') searches.write([words, ...earlier].slice(0, most.searches));
  };
  const forget = () => searches.write([]);
  return { recent, remember, forget };
}
