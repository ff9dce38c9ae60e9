import { useEffect } from 'react';
import useSWR from 'swr';
import { requestJson } from '@/lib/browser/request';

export interface DataFeedProps<A> {
  url: string;
  /** Whether there is nothing to show yet. */
  isMissing: boolean;
  onData: (data: A) => void;
}

/**
 * Requests `url` when the window regains focus. If `isMissing`, also on mount and on reconnect. A failed request is
 * ignored.
 */
export function DataFeed<A>({ url, isMissing, onData }: DataFeedProps<A>) {
  const { data } = useSWR(url, (key) => requestJson<A>(key).catch(() => null), {
    revalidateOnMount: isMissing,
    revalidateIfStale: false,
    revalidateOnReconnect: isMissing,
  });
  useEffect(() => {
    if (data) onData(data);
  }, [data, onData]);
  return null;
}
