import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useFavouriteIds } from '@/contexts/useFavouriteIds';
import { late } from '@/lib/browser/late';
import type { JobItem } from '@/lib/model/job';

const FavouritesFeed = late(() => import('./feeds/FavouritesFeed').then((module) => module.FavouritesFeed));

interface Favourites {
  /** Ids of the offers saved in this browser; empty until the page is hydrated. */
  ids: readonly string[];
  /** The offers with these ids; null if they are unavailable. */
  jobs: JobItem[] | null;
  /** The number of closed offers that were removed from the favourites since the page was opened. */
  expired: number;
  isFavourite: (jobId: string) => boolean;
  toggle: (jobId: string) => void;
}

const FavouritesContext = createContext<Favourites | undefined>(undefined);

const none: JobItem[] = [];

export function FavouritesProvider({ children }: { children: ReactNode }) {
  const { ids, toggle, remove } = useFavouriteIds();
  const [answer, setAnswer] = useState<JobItem[] | null>(none);
  const [expired, setExpired] = useState(0);
  const takeAnswer = useCallback(
    (jobs: JobItem[] | null, requested: readonly string[]) => {
      setAnswer(jobs);
      const gone = jobs ? requested.filter((id) => !jobs.some(({ jobId }) => jobId === id)) : [];
      if (gone.length === 0) return;
      setExpired((count) => count + gone.length);
      remove(gone);
    },
    [remove],
  );
  const value = useMemo(
    () => ({
      ids,
      jobs: ids.length > 0 ? (answer?.filter(({ jobId }) => ids.includes(jobId)) ?? null) : none,
      expired,
      isFavourite: (jobId: string) => ids.includes(jobId),
      toggle,
    }),
    [ids, answer, expired, toggle],
  );
  return (
    <FavouritesContext value={value}>
      {children}
      {ids.length > 0 && <FavouritesFeed ids={ids} onAnswer={takeAnswer} />}
    </FavouritesContext>
  );
}

/** The visitor's favourites (saved job offers). */
export function useFavourites(): Favourites {
  const favourites = useContext(FavouritesContext);
  if (!favourites) throw new Error('useFavourites must be used within its FavouritesProvider');
  return favourites;
}
