import { type Offer, toOffer } from '@/lib/site/careers/catalogue/offer';
import type { ListedPosting, Posting, PostingSource } from '@/lib/upstreams/jobs/contract';

/** A posting with only the required facts. */
export const buildBarePosting = (jobId: string, overrides: Partial<ListedPosting> = {}): ListedPosting => ({
  jobId,
  jobPosting: 'Watchmaker',
  language: 'en',
  publishedAt: '2026-06-01',
  applyUrl: `https://careers.example.com/apply/${jobId}`,
  ...overrides,
});

const withText = (posting: ListedPosting): Posting => ({
  ...posting,
  description: `<h2>Tasks</h2><p>Polish ${posting.jobId}.</p>`,
  isOpen: true,
});

/** A job board that always returns these postings. */
export const createBoard = (postings: readonly ListedPosting[], toPosting = withText): PostingSource => ({
  async *postings() {
    yield* postings;
  },
  async posting(jobId) {
    const posting = postings.find((one) => one.jobId === jobId);
    return posting ? toPosting(posting) : null;
  },
});

/** An offer without the facts that a job board may leave out. */
export const bareOffer = (id: string, overrides: Partial<ListedPosting> = {}): Offer =>
  toOffer(buildBarePosting(id, overrides), 0);

/** An offer for a watchmaker in Paris, with its text. */
export const buildFullOffer = (id: string, overrides: Partial<ListedPosting> = {}): Offer => {
  const offer = bareOffer(id, {
    houseName: { key: 'orvaine', names: 'Orvaine' },
    jobFamily: { key: 'craft', names: 'Craft' },
    workerSubType: { key: 'permanent', names: 'Permanent' },
    jobTimeType: { key: 'full', names: 'Full time' },
    locationCountry: 'FR',
    locationCity: { key: 'paris', names: 'Paris' },
    closesAt: '2026-07-01',
    ...overrides,
  });
  return { ...offer, posting: { ...offer.posting, description: '<p>What you will do.</p>' } };
};
