import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { convertHtmlToText } from '@/lib/shared/html';
import { toOffer } from '@/lib/site/careers/catalogue/offer';
import { toJobDetails } from '@/lib/site/careers/job-items';
import { buildJobPostingThing } from '@/lib/site/structured-data/job';
import type { JobBoard } from '@/lib/upstreams/jobs/contract';
import { removeContent } from '@/tests/support/content';
import { mockVendor, vendorBoards, vendorNames, vendorUrl } from '@/tests/support/jobs-vendors';
import { createFixtureBoard } from '@/tests/support/offer-files';
import { buildSiteContent } from '@/tests/support/site-content';
import { createPostingLoader } from '@/tests/support/vendors/jobs/offers';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
afterAll(removeContent);

const text = z.string().trim().min(1);
const moment = z.iso.datetime({ offset: true });
const place = z.object({ address: z.object({ addressCountry: z.string().length(2) }) });
const country = z.object({ '@type': z.literal('Country'), name: text });
const oneOrMany = <T extends z.ZodType>(item: T) => z.union([item, z.array(item).min(2)]);

/** What Google requires of the description of a job: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const jobPosting = z
  .object({
    title: text,
    description: z.string().refine((html) => convertHtmlToText(html) !== ''),
    hiringOrganization: z.object({ name: text }),
    jobLocation: oneOrMany(place),
    datePosted: moment,
    validThrough: moment.optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: oneOrMany(country).optional(),
    employmentType: z
      .array(z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER']))
      .min(1)
      .optional(),
  })
  .refine(({ datePosted, validThrough }) => !validThrough || Date.parse(validThrough) > Date.parse(datePosted))
  .refine((job) => !job.jobLocationType === !job.applicantLocationRequirements);

/** What search engines read about each open posting of a board. */
const describePostings = async (board: JobBoard) => {
  const ids: string[] = [];
  for await (const { jobId } of board.postings()) ids.push(jobId);
  return Promise.all(
    ids.map(async (id) => {
      const posting = await board.posting(id);
      if (!posting) throw new Error(`the board lacks ${id}`);
      const job = await toJobDetails(toOffer(posting, 0), 'en');
      return buildJobPostingThing({ posting, job, content: buildSiteContent() });
    }),
  );
};

describe.each([...vendorNames, 'embedded'] as const)('the postings of %s', (name) => {
  it('are described to search engines with everything that Google requires', async () => {
    const board = createFixtureBoard();
    if (name !== 'embedded') mockVendor(vendorBoards[name].createStandIn(createPostingLoader(board)));
    const things = await describePostings(name === 'embedded' ? board : vendorBoards[name].createBoard(vendorUrl));
    expect(things).toHaveLength(3);
    for (const thing of things) {
      expect(jobPosting.safeParse(thing).error).toBeUndefined();
      expect(JSON.stringify(thing)).not.toMatch(/\[\]|\{\}|""|null/);
    }
  });
});
