import { locales } from '@/lib/i18n/locales';
import { catalogue } from '@/lib/site/careers/catalogue';
import { loadJobPath } from '@/lib/site/careers/job-paths';
import { jobs } from '@/lib/upstreams/jobs';
import { careers } from '../support/careers';
import { coreTag } from '../support/core';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';
import { visit } from '../support/visit';

/** The open offer with the longest title. Throws if there is no open offer. */
const findLongestOffer = async () => {
  let longestPosting = { jobId: '', jobPosting: '' };
  for await (const posting of jobs.postings())
    if (posting.jobPosting.length > longestPosting.jobPosting.length) longestPosting = posting;
  const [offer] = await catalogue.offers([longestPosting.jobId]);
  if (!offer) throw new Error('There is no open offer.');
  return offer;
};

const viewports = { phone: [375, 812], tablet: [820, 1180], desktop: [1440, 900] } as const;

for (const [name, [width, height]] of Object.entries(viewports))
  for (const locale of locales)
    test(`the facts of an offer in ${locale} and the links to apply are in the first viewport of a ${name}${coreTag(`${name} ${locale}`, 'phone fr', 'desktop en')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, await loadJobPath(locale, await findLongestOffer()));
      const { main, apply } = careers(page, locale);
      const title = main.getByRole('heading', { level: 1 });
      const saveButton = main.getByRole('button', {
        name: `${getTranslator(locale)('favourites.save')} ${await title.innerText()}`,
      });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      for (const part of [title, main.locator('header p'), main.locator('header ul'), apply, saveButton])
        await expect(part).toBeInViewport({ ratio: 1 });
      const box = await apply.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    });

test('an offer is downloaded as a PDF @all', async ({ request }) => {
  const searchResponse = await request.post('/api/job-offers/', { data: { locale: 'jp' } });
  const [{ jobId }] = (await searchResponse.json()).result;
  const response = await request.get(`/api/download-job-offer/?${new URLSearchParams({ jobId, locale: 'jp' })}`);
  expect(response.headers()['content-disposition']).toContain(jobId);
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
