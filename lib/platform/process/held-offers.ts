import { oncePerProcess } from '../../shared/once-per-process.ts';

/** How many offers the site shows although the job board's last listing, which it does not believe yet, lacks them. */
export const heldOffers = oncePerProcess('held-offers', () => ({ count: 0 }));
