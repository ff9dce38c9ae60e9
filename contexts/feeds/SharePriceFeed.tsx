import { useEffect } from 'react';
import useSWR from 'swr';
import type { SharePrice } from '@/lib/model/share-price';

const refreshInterval = 120_000;

const fetchSharePrice = async (url: string): Promise<SharePrice | null> => {
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as SharePrice) : null;
  } catch {
    return null;
  }
};

/** Asks for the share price at once and every 120 seconds, and passes each answer on: null for a failure. */
export function SharePriceFeed({ onAnswer }: { onAnswer: (sharePrice: SharePrice | null) => void }) {
  const { data = null } = useSWR('/api/share-price/', fetchSharePrice, { refreshInterval, revalidateOnFocus: false });
  useEffect(() => onAnswer(data), [data, onAnswer]);
  return null;
}
