import type { Locale } from './locales';

const asking: Partial<Record<Locale, true>> = { cn: true };

/** Whether people consent separately to the transfer of their data to France: article 39 of China’s PIPL. */
export const asksForTransfer = (locale: Locale): boolean => asking[locale] ?? false;
