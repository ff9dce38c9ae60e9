/**
 * Writes the job offers of the invented houses, of the last three months and the next three: `npm run offers`. Builds and the
 * development server do so first. Without the demonstration's content, there is nothing to write.
 */
import { writeFileSync } from 'node:fs';
import { dayMs } from '../lib/shared/time.ts';
import { makeOffers } from './offers/make-offers.mts';
import { hasTables } from './offers/tables.mts';

/** How long closed offers have their page, and how long new offers appear without another build. */
const [pastDays, futureDays] = [90, 90];

const nowMs = Date.now();
if (hasTables) {
  const offers = makeOffers({ from: new Date(nowMs - pastDays * dayMs), to: new Date(nowMs + futureDays * dayMs) });
  writeFileSync(
    new URL('../content/offers/demonstration.jsonl', import.meta.url),
    offers.map((offer) => `${JSON.stringify(offer)}\n`).join(''),
  );
}
