import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { fetchOrNull } from '@/contexts/feeds/fetch-or-null';
import type { Locale } from '@/lib/i18n/locales';
import type { PriceHistory, PricePeriod } from '@/lib/model/finance';
import { rememberAddress } from '../lib/framework/remember-address';

interface Chosen {
  period: PricePeriod;
  isCompared: boolean;
  /** The last history that came; null where none has. */
  history: PriceHistory | null;
  status: 'idle' | 'loading' | 'failed';
}

const isWithIndex = (history: PriceHistory | null) => history?.indexChange != null;

/**
 * The share price over the period that the visitor chooses, alone or with the index, from what the server has shown. The address moves
 * along. A new choice aborts the one under way; a failure keeps what is shown.
 */
export function usePriceHistory(begun: PriceHistory | null, locale: Locale) {
  const { events } = useRouter();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const underWay = useRef<AbortController>(undefined);
  const history = chosen?.history ?? begun;

  useEffect(() => {
    const forget = () => {
      underWay.current?.abort();
      setChosen(null);
    };
    events.on('routeChangeComplete', forget);
    return () => {
      underWay.current?.abort();
      events.off('routeChangeComplete', forget);
    };
  }, [events]);

  const choose = async (wanted: Pick<Chosen, 'period' | 'isCompared'>, address: string) => {
    underWay.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current = controller;
    rememberAddress(address, 'replaceState');
    setChosen({ ...wanted, history, status: 'loading' });
    const compare = wanted.isCompared ? '&compare=index' : '';
    const url = `/api/share-price-history/?period=${wanted.period}&locale=${locale}${compare}`;
    const answer = await fetchOrNull<{ history: PriceHistory | null }>(url, { signal });
    if (signal.aborted) return;
    setChosen(
      answer?.history
        ? { ...wanted, history: answer.history, status: 'idle' }
        : { period: history?.period ?? wanted.period, isCompared: isWithIndex(history), history, status: 'failed' },
    );
  };

  return {
    history,
    period: chosen?.period ?? begun?.period,
    isCompared: chosen?.isCompared ?? isWithIndex(begun),
    status: chosen?.status ?? 'idle',
    choose,
  };
}
