import type { OfferWithText } from '@/lib/site/careers/catalogue/offer';

/** An offer of a watchmaker in Paris; `city` is what the city is called. */
export const offerOf = (
  jobId: string,
  { city = 'Paris', ...more }: Partial<Omit<OfferWithText, 'city'>> & { city?: string } = {},
): OfferWithText => ({
  jobId,
  title: `Watchmaker ${jobId}`,
  role: 'Watchmaker',
  description: '<p>What you will do.</p>',
  language: 'en',
  house: { key: 'orvaine', label: 'Orvaine' },
  family: { key: 'craft', label: 'Craft' },
  contract: { key: 'permanent', label: 'Permanent' },
  time: { key: 'full', label: 'Full time' },
  continent: 'europe',
  country: { key: 'FR', label: 'France' },
  city: { key: 'paris', label: city },
  path: `watchmaker-${jobId}`,
  pathIndex: 1,
  publishedAt: '2026-06-01',
  closesAt: '2026-07-01',
  isOpen: true,
  applyUrl: `https://careers.example.com/apply/${jobId}`,
  ...more,
});
