import { useState } from 'react';
import { useRouterEvent } from '@/contexts/useRouterEvent';
import { RequestError, requestJson } from '@/lib/browser/request';
import type { Locale } from '@/lib/i18n/locales';
import type { PriceHistory, PricePeriod } from '@/lib/model/finance';
import { useRequest } from './useRequest';
import { useUpdateUrl } from './useUpdateUrl';

interface Choice {
  period: PricePeriod;
  isCompared: boolean;
}

const hasIndex = (history: PriceHistory | null) => history?.indexChange != null;

/**
 * The share price over the period that the visitor chooses, alone or compared with the index, starting from the history
 * that the server rendered. A choice updates the address and aborts the pending request. If a request fails, the
 * history stays as it is.
 */
export function usePriceHistory(initial: PriceHistory | null, locale: Locale) {
  const updateUrl = useUpdateUrl();
  const { status, waitSeconds, data, send, reset } = useRequest<PriceHistory>();
  const [choice, setChoice] = useState<Choice | null>(null);
  const history = data ?? initial;

  useRouterEvent('routeChangeComplete', (_: string, { shallow }: { shallow: boolean }) => {
    if (shallow) return;
    reset();
    setChoice(null);
  });

  const choose = (next: Choice, nextUrl: string) => {
    // With a fragment, Next would scroll there.
    updateUrl(nextUrl.replace(/#.*/, ''), 'replace');
    setChoice(next);
    const compareParam = next.isCompared ? '&compare=index' : '';
    const url = `/api/share-price-history/?period=${next.period}&locale=${locale}${compareParam}`;
    send(async (signal) => {
      const response = await requestJson<{ history: PriceHistory | null }>(url, { signal });
      if (!response.history) throw new RequestError();
      return response.history;
    });
  };

  const visibleChoice = status === 'failed' ? null : choice;
  return {
    history,
    period: visibleChoice?.period ?? history?.period ?? choice?.period,
    isCompared: visibleChoice?.isCompared ?? hasIndex(history),
    status,
    waitSeconds,
    choose,
  };
}
