import { useEffect } from 'react';
import useSWR from 'swr';
import { requestJson } from '@/lib/browser/request';
import type { SharePrice } from '@/lib/model/share-price';

const refreshInterval = 120_000;

/** Requests the share price on mount and every 120 seconds. Calls `onAnswer` with each answer; null on failure. */
export function SharePriceFeed({ onAnswer }: { onAnswer: (sharePrice: SharePrice | null) => void }) {
  const { data = null } = useSWR('/api/share-price/', (url) => requestJson<SharePrice>(url).catch(() => null), {
    refreshInterval,
    revalidateOnFocus: false,
  });
  useEffect(() => onAnswer(data), [data, onAnswer]);
  return null;
}
