import { createStoredList } from '@/lib/browser/stored';

const limits = { searches: 6, characters: 200 };
const createList = (key: string) =>
  createStoredList(key, limits.searches, (query) => query.trim() && query.slice(0, limits.characters));
const lists = { site: createList('recent-searches'), offers: createList('recent-offer-searches') };

/**
 * The last 6 searches of the site, or of its offers, in this browser, latest first, cut to 200 characters each. They do
 * not leave the browser.
 */
export function useRecentSearches(list: keyof typeof lists = 'site') {
  const searches = lists[list];
  const recent = searches.useItems();
  const remember = (query: string) => {
    const otherSearches = searches.read().filter((search) => search !== query);
    if (query !== '') searches.write([query, ...otherSearches].slice(0, limits.searches));
  };
  const clear = () => searches.write([]);
  return { recent, remember, clear };
}
