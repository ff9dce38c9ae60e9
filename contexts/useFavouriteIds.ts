import { storedList } from '@/lib/browser/stored';
import { jobIdPattern, mostJobIds } from '@/lib/lists/job-ids';

const { read, write, useItems } = storedList('favorites', mostJobIds, (id) => (jobIdPattern.test(id) ? id : ''));

const toggle = (jobId: string) =>
  write(read().includes(jobId) ? read().filter((id) => id !== jobId) : [...read(), jobId].slice(-mostJobIds));

const remove = (gone: readonly string[]) => write(read().filter((id) => !gone.includes(id)));

/**
 * The ids of the offers that this browser keeps under `favorites`, in step with other tabs: empty on the server and until
 * the page is hydrated. What is not a list of ids counts as empty; without storage they last as long as the page.
 */
export const useFavouriteIds = () => ({ ids: useItems(), toggle, remove });
