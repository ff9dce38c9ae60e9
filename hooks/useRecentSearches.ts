import { storedList } from '@/lib/browser/stored';

const max = { searches: 6, characters: 200 };
const searches = storedList('recent-searches', max.searches, (query) => query.trim() && query.slice(0, max.characters));

/** The last 6 searches made in this browser, latest first, cut to 200 characters each. They are stored only here. */
export function useRecentSearches() {
  const recent = searches.useItems();
  const remember = (query: string) => {
    const otherSearches = searches.read().filter((search) => search !== query);
    if (query !== '') searches.write([query, ...otherSearches].slice(0, max.searches));
  };
  const clear = () => searches.write([]);
  return { recent, remember, clear };
}
