import { useEffect } from 'react';
import useSWR from 'swr';
import type { SharePrice } from '@/lib/model/share-price';
import { fetchOrNull } from './fetch-or-null';

const refreshInterval = 120_000;

/** Asks for the share price at once and every 120 seconds, and passes each answer on: null for a failure. */
export function SharePriceFeed({ onAnswer }: { onAnswer: (sharePrice: SharePrice | null) => void }) {
  const { data = null } = useSWR('/api/share-price/', (url) => fetchOrNull<SharePrice>(url), {
    refreshInterval,
    revalidateOnFocus: false,
  });
  useEffect(() => onAnswer(data), [data, onAnswer]);
  return null;
}
