import { type ReactNode, useCallback, useState } from 'react';
import type { DataFeed } from '@/contexts/feeds/DataFeed';
import { afterHydration } from '@/lib/browser/after-hydration';

const LazyDataFeed = afterHydration(() =>
  import('@/contexts/feeds/DataFeed').then((module) => module.DataFeed),
) as typeof DataFeed;

interface RefreshedDataProps<R, T> {
  /** The endpoint with the current data. */
  url: string;
  /** The data that the server rendered; null if it was unavailable. */
  initial: T | null;
  select: (response: R) => T | null;
  children: (data: T | null) => ReactNode;
}

/**
 * Renders the data of the page, and then newer data when `url` returns some. `select` extracts the data from a
 * response; if it returns null, `initial` is rendered. `DataFeed` defines when `url` is requested.
 */
export function RefreshedData<R, T>({ url, initial, select, children }: RefreshedDataProps<R, T>) {
  const [latest, setLatest] = useState<{ url: string; response: R }>();
  const storeResponse = useCallback((response: R) => setLatest({ url, response }), [url]);
  const newerData = latest?.url === url ? select(latest.response) : null;
  return (
    <>
      {children(newerData ?? initial)}
      <LazyDataFeed url={url} isMissing={initial === null} onData={storeResponse} />
    </>
  );
}
