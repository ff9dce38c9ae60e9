import { useEffect } from 'react';
import useSWR from 'swr';
import { useContent } from '@/contexts/ContentContext';
import { requestJson } from '@/lib/browser/request';
import type { JobItem } from '@/lib/model/job';

/** The open offers, and the ids of requested offers that have closed. All other ids are unknown to the server. */
export interface FavouriteOffers {
  jobList: JobItem[];
  closed?: string[];
}

const fetchOffers = ([url, ids]: [string, readonly string[]]): Promise<FavouriteOffers | null> =>
  requestJson<FavouriteOffers>(url, { body: ids }).catch(() => null);

const retryMs = 10_000;

interface FavouritesFeedProps {
  ids: readonly string[];
  onData: (offers: FavouriteOffers | null, ids: readonly string[]) => void;
}

/**
 * Requests the offers whenever `ids` change, and again every ten seconds while they are unavailable. Calls `onData`
 * with the offers (null on failure) and the requested ids.
 */
export function FavouritesFeed({ ids, onData }: FavouritesFeedProps) {
  const { locale } = useContent();
  const { data } = useSWR([`/api/job-offer/?locale=${locale}`, ids], fetchOffers, {
    revalidateOnFocus: false,
    refreshInterval: (latest) => (latest === null ? retryMs : 0),
  });
  useEffect(() => {
    if (data !== undefined) onData(data, ids);
  }, [data, ids, onData]);
  return null;
}
