import { type ReactNode, useCallback, useState } from 'react';
import type { DataFeed as Feed } from '@/contexts/feeds/DataFeed';
import { afterHydration } from '@/lib/browser/after-hydration';

const AnswerFeed = afterHydration(() =>
  import('@/contexts/feeds/DataFeed').then((module) => module.DataFeed),
) as typeof Feed;

interface RefreshedDataProps<A, T> {
  /** The endpoint with the current data. */
  url: string;
  /** The data that the server rendered; null if it was unavailable. */
  initial: T | null;
  select: (response: A) => T | null;
  children: (data: T | null) => ReactNode;
}

/**
 * Renders the data that the page was rendered with, and again with newer data once `url` returns some. `read` extracts
 * the data from an answer; if it returns null, `initial` is shown. `AnswerFeed` says when `url` is requested.
 */
export function RefreshedData<A, T>({ url, initial, select, children }: RefreshedDataProps<A, T>) {
  const [latest, setLatest] = useState<{ url: string; response: A }>();
  const storeResponse = useCallback((response: A) => setLatest({ url, response }), [url]);
  const newerData = latest?.url === url ? select(latest.response) : null;
  return (
    <>
      {children(newerData ?? initial)}
      <AnswerFeed url={url} isMissing={initial === null} onData={storeResponse} />
    </>
  );
}
