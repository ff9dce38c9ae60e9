import { type ReactNode, useCallback, useState } from 'react';
import type { DataFeed as Feed } from '@/contexts/feeds/DataFeed';
import { afterHydration } from '@/lib/browser/after-hydration';

const AnswerFeed = afterHydration(() =>
  import('@/contexts/feeds/DataFeed').then((module) => module.DataFeed),
) as typeof Feed;

interface RefetchedProps<A, T> {
  /** The endpoint with the current data. */
  url: string;
  /** The data that the server rendered; null if it was unavailable. */
  initial: T | null;
  read: (answer: A) => T | null;
  children: (shown: T | null) => ReactNode;
}

/**
 * Renders the data that the page was rendered with, and again with newer data once `url` returns some. `read` extracts
 * the data from an answer; if it returns null, `initial` is shown. `AnswerFeed` says when `url` is requested.
 */
export function Refetched<A, T>({ url, initial, read, children }: RefetchedProps<A, T>) {
  const [latest, setLatest] = useState<{ url: string; answer: A }>();
  const keep = useCallback((answer: A) => setLatest({ url, answer }), [url]);
  const newer = latest?.url === url ? read(latest.answer) : null;
  return (
    <>
      {children(newer ?? initial)}
      <AnswerFeed url={url} isMissing={initial === null} onData={keep} />
    </>
  );
}
