import { useEffect } from 'react';
import type { PopupProps } from '@/contexts/PopupContext';

type Alert = PopupProps['jobAlert'];

export const alertForAllOffers: Alert = { criteria: { search: '', facets: {} }, facets: [] };

let current = alertForAllOffers;

/** The initial alert of the header's link: for the offers that the page shows, or for all offers. */
export const getPageAlert = (): Alert => current;

/** Makes the header's job alert start with the criteria of the list or the offer on this page. */
export function usePageAlert(alert: Alert): void {
  useEffect(() => {
    current = alert;
    return () => {
      current = alertForAllOffers;
    };
  });
}
