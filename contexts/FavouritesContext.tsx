import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useFavouriteIds } from '@/contexts/useFavouriteIds';
import { afterHydration } from '@/lib/browser/after-hydration';
import type { JobItem } from '@/lib/model/job';
import type { FavouriteOffers } from './feeds/FavouritesFeed';

const FavouritesFeed = afterHydration(() => import('./feeds/FavouritesFeed').then((module) => module.FavouritesFeed));

interface Removal {
  ids: readonly string[];
  /** Whether the offers have closed; otherwise the visitor removed them. */
  haveClosed: boolean;
}

interface Favourites {
  /** Ids of the offers saved in this browser; empty until the page is hydrated. */
  ids: readonly string[];
  /** The offers with these ids; null if they are unavailable. */
  jobs: JobItem[] | null;
  /** Ids that are unknown to the server, which may not have listed a new offer yet. */
  unlistedIds: readonly string[];
  /** The last removal since the page was opened; null if there was none, or once it is undone or offers are saved. */
  removal: Removal | null;
  isFavourite: (jobId: string) => boolean;
  toggle: (jobId: string) => void;
  save: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  /** Reverts the last removal. Restored offers that have closed then stay until the next visit. */
  undo: () => void;
}

const FavouritesContext = createContext<Favourites | undefined>(undefined);

interface FavouritesResponse {
  jobs: JobItem[] | null;
  requestedIds: readonly string[];
}

const emptyResponse: FavouritesResponse = { jobs: [], requestedIds: [] };

export function FavouritesProvider({ children }: { children: ReactNode }) {
  const favouriteIds = useFavouriteIds();
  const { ids } = favouriteIds;
  const [response, setResponse] = useState(emptyResponse);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const restoredIds = useRef(new Set<string>());
  const applyRemoval = useCallback(
    (newRemoval: Removal) => {
      favouriteIds.remove(newRemoval.ids);
      setRemoval(newRemoval);
    },
    [favouriteIds.remove],
  );
  const handleOffers = useCallback(
    (offers: FavouriteOffers | null, requestedIds: readonly string[]) => {
      setResponse({ jobs: offers?.jobList ?? null, requestedIds });
      const closed = offers?.closed?.filter((id) => !restoredIds.current.has(id)) ?? [];
      if (closed.length > 0) applyRemoval({ ids: closed, haveClosed: true });
    },
    [applyRemoval],
  );
  const value = useMemo((): Favourites => {
    const jobs = ids.length > 0 ? (response.jobs?.filter(({ jobId }) => ids.includes(jobId)) ?? null) : [];
    const isFavourite = (jobId: string) => ids.includes(jobId);
    const isUnlisted = (id: string) => isFavourite(id) && !jobs?.some(({ jobId }) => jobId === id);
    const save = (newIds: readonly string[]) => {
      favouriteIds.add(newIds);
      setRemoval(null);
    };
    const remove = (removedIds: readonly string[]) => applyRemoval({ ids: removedIds, haveClosed: false });
    return {
      ids,
      jobs,
      unlistedIds: jobs ? response.requestedIds.filter(isUnlisted) : [],
      removal,
      isFavourite,
      remove,
      save,
      toggle: (jobId: string) => (isFavourite(jobId) ? remove([jobId]) : save([jobId])),
      undo: () => {
        for (const id of removal?.ids ?? []) restoredIds.current.add(id);
        save(removal?.ids ?? []);
      },
    };
  }, [ids, response, removal, applyRemoval, favouriteIds.add]);
  return (
    <FavouritesContext value={value}>
      {children}
      {ids.length > 0 && <FavouritesFeed ids={ids} onData={handleOffers} />}
    </FavouritesContext>
  );
}

/** The visitor's favourites (saved job offers). */
export function useFavourites(): Favourites {
  const favourites = useContext(FavouritesContext);
  if (!favourites) throw new Error('useFavourites must be used within its FavouritesProvider');
  return favourites;
}
