import { createContext, type ReactNode, useContext } from 'react';
import useSWR from 'swr';
import type { SharePrice } from '@/lib/model/share-price';

const refreshInterval = 120_000;

const SharePriceContext = createContext<SharePrice | null | undefined>(undefined);

const fetchSharePrice = async (url: string): Promise<SharePrice | null> => {
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as SharePrice) : null;
  } catch {
    return null;
  }
};

export function SharePriceProvider({ children }: { children: ReactNode }) {
  const { data = null } = useSWR('/api/share-price/', fetchSharePrice, { refreshInterval, revalidateOnFocus: false });
  return <SharePriceContext value={data}>{children}</SharePriceContext>;
}

/** The latest share price in euro: null until it is known and whenever it cannot be had. */
export function useSharePrice(): SharePrice | null {
  const sharePrice = useContext(SharePriceContext);
  if (sharePrice === undefined) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this message
    console.error('Could not retrieve share price');
    return null;
  }
  return sharePrice;
}
