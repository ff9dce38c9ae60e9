import { createContext, type ReactNode, useContext, useState } from 'react';
import { afterHydration } from '@/lib/browser/after-hydration';
import type { SharePrice } from '@/lib/model/share-price';

const SharePriceFeed = afterHydration(() => import('./feeds/SharePriceFeed').then((module) => module.SharePriceFeed));

const SharePriceContext = createContext<SharePrice | null | undefined>(undefined);

export function SharePriceProvider({ children }: { children: ReactNode }) {
  const [sharePrice, setSharePrice] = useState<SharePrice | null>(null);
  return (
    <SharePriceContext value={sharePrice}>
      {children}
      <SharePriceFeed onData={setSharePrice} />
    </SharePriceContext>
  );
}

/** The latest share price with its change and time; null until it is loaded, and while it is unavailable. */
export function useSharePrice(): SharePrice | null {
  const sharePrice = useContext(SharePriceContext);
  if (sharePrice === undefined) {
    // biome-ignore lint/suspicious/noConsole: required by the specification outside a SharePriceProvider
    console.error('Could not retrieve share price');
    return null;
  }
  return sharePrice;
}
