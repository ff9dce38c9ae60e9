import { createStoredList } from '@/lib/browser/stored';
import { jobIdPattern, maxJobIds } from '@/lib/shared/constants';

const { read, write, useItems } = createStoredList('favorites', maxJobIds, (id) => (jobIdPattern.test(id) ? id : ''));

const add = (ids: readonly string[]) => write([...new Set([...read(), ...ids])].slice(-maxJobIds));

const remove = (removedIds: readonly string[]) => write(read().filter((id) => !removedIds.includes(id)));

/**
 * The ids of the saved offers, stored in this browser under `favorites` and synchronised with other tabs. Empty on the
 * server and until the page is hydrated. Stored data that is not a list counts as empty, and invalid ids are dropped.
 * Without storage, the ids last until the page is closed or reloaded.
 */
export const useFavouriteIds = () => ({ ids: useItems(), add, remove });
