import { useEffect } from 'react';
import useSWR from 'swr';
import { requestJson } from '@/lib/browser/request';
import type { SharePrice } from '@/lib/model/share-price';

const refreshIntervalMs = 120_000;

/** Requests the share price on mount and every 120 seconds. Calls `onData` with each price, or null on failure. */
export function SharePriceFeed({ onData }: { onData: (sharePrice: SharePrice | null) => void }) {
  const { data = null } = useSWR('/api/share-price/', (url) => requestJson<SharePrice>(url).catch(() => null), {
    refreshInterval: refreshIntervalMs,
    revalidateOnFocus: false,
  });
  useEffect(() => onData(data), [data, onData]);
  return null;
}
