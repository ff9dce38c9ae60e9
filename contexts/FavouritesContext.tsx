import { createContext, type ReactNode, useContext, useMemo } from 'react';
import useSWR from 'swr';
import { useFavouriteIds } from '@/hooks/useFavouriteIds';
import type { JobItem } from '@/lib/model/job';

interface Favourites {
  /** Ids of the offers kept in this browser; empty until the page has mounted. */
  ids: readonly string[];
  /** The offers themselves: null where they cannot be had. */
  jobs: JobItem[] | null;
  isFavourite: (jobId: string) => boolean;
  toggle: (jobId: string) => void;
}

const FavouritesContext = createContext<Favourites | undefined>(undefined);

const fetchJobs = async ([url, ids]: [string, readonly string[]]): Promise<JobItem[] | null> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ids),
    });
    if (!response.ok) return null;
    const { jobList } = (await response.json()) as { jobList: JobItem[] };
    return jobList;
  } catch {
    return null;
  }
};

const none: JobItem[] = [];

export function FavouritesProvider({ children }: { children: ReactNode }) {
  const { ids, toggle } = useFavouriteIds();
  const { data = none } = useSWR(ids.length > 0 ? ['/api/job-offer/', ids] : null, fetchJobs, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const value = useMemo(
    () => ({ ids, jobs: ids.length > 0 ? data : none, isFavourite: (jobId: string) => ids.includes(jobId), toggle }),
    [ids, data, toggle],
  );
  return <FavouritesContext value={value}>{children}</FavouritesContext>;
}

/** The job offers that the visitor keeps. */
export function useFavourites(): Favourites {
  const favourites = useContext(FavouritesContext);
  if (!favourites) throw new Error('useFavourites must be used within its FavouritesProvider');
  return favourites;
}
