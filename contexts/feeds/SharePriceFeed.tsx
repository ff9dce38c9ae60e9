import { useEffect } from 'react';
import useSWR from 'swr';
import { requestJson } from '@/lib/browser/request';
import type { SharePrice } from '@/lib/model/share-price';

const refreshInterval = 120_000;

/** Asks for the share price at once and every 120 seconds, and passes each answer on: null for a failure. */
export function SharePriceFeed({ onAnswer }: { onAnswer: (sharePrice: SharePrice | null) => void }) {
  const { data = null } = useSWR('/api/share-price/', (url) => requestJson<SharePrice>(url).catch(() => null), {
    refreshInterval,
    revalidateOnFocus: false,
  });
  useEffect(() => onAnswer(data), [data, onAnswer]);
  return null;
}
