import type { OfferWithText } from '@/lib/site/careers/catalogue/offer';
import type { Posting, PostingFacts, Postings } from '@/lib/upstreams/jobs/contract';

/** An offer for a watchmaker in Paris. `city` is the city's label. */
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
  otherPlaces: [],
  ...more,
});

/** A posting with only the required facts. */
export const barePosting = (id: string, parts: Partial<PostingFacts> = {}): PostingFacts => ({
  id,
  title: 'Watchmaker',
  language: 'en',
  publishedAt: '2026-06-01',
  applyUrl: `https://careers.example.com/apply/${id}`,
  ...parts,
});

const sameText = (facts: PostingFacts): Posting => ({
  ...facts,
  description: `<h2>Tasks</h2><p>Polish ${facts.id}.</p>`,
  isOpen: true,
});

/** A job board that always returns these postings. */
export const boardOf = (postings: readonly PostingFacts[], toPosting = sameText): Postings => ({
  async *postings() {
    yield* postings;
  },
  async posting(id) {
    const facts = postings.find((posting) => posting.id === id);
    return facts ? toPosting(facts) : null;
  },
});

/** An offer without the facts that a job board may leave out. */
export const bareOffer = (jobId: string): OfferWithText => ({
  ...offerOf(jobId),
  house: undefined,
  family: undefined,
  contract: undefined,
  time: undefined,
  country: undefined,
  city: undefined,
  closesAt: undefined,
  continent: 'world',
});
