import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { fixtureDay } from '@/tests/support/offer-files';
import { defaultListQuery } from '../../model/lists/list-query';
import { catalogue } from './catalogue';
import { describeCriteria, loadJobDetails, loadJobItemsById, searchJobs } from './jobs';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/site/careers/catalogue', async () => {
  const { fixtureCatalogue } = await import('@/tests/support/offer-files');
  return { catalogue: fixtureCatalogue(undefined, () => new Date()) };
});
afterAll(removeContent);

beforeEach(() => void vi.useFakeTimers({ now: fixtureDay, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
beforeEach(async () => void (await catalogue.refresh()));

describe('the description of a search', () => {
  it('has its keywords, then the names of the chosen values, in the order of the filters', async () => {
    const facets = { city: ['tokyo', 'geneva'], house: ['zelie'] };
    const response = await searchJobs({ ...defaultListQuery, locale: 'en', facets });
    expect(describeCriteria({ search: 'chef', facets }, response.facets)).toEqual(['chef', 'Zélie', 'Tokyo', 'Geneva']);
  });

  it('has the key of an unknown value, and is empty for all offers', () => {
    expect(describeCriteria({ search: '', facets: { city: ['atlantis'] } }, [])).toEqual(['atlantis']);
    expect(describeCriteria({ search: '', facets: {} }, [])).toEqual([]);
  });
});

it('a search for the reference of a closed offer finds it, in upper or lower case, and no other search does', async () => {
  const search = async (text: string) => (await searchJobs({ ...defaultListQuery, locale: 'en', search: text })).result;
  expect(await search('H200')).toMatchObject([{ jobId: 'H200', isOpen: true }]);
  vi.setSystemTime('2025-01-20T12:00:00Z');
  await catalogue.refresh();
  for (const reference of ['H200', 'h200'])
    expect(await search(reference)).toMatchObject([{ jobId: 'H200', isOpen: false }]);
  for (const text of ['200', 'H20', ''])
    expect(await search(text)).not.toContainEqual(expect.objectContaining({ jobId: 'H200' }));
});

describe('offers by their ids', () => {
  it('are reported as closed once they have left the board; unknown ids are omitted', async () => {
    vi.setSystemTime('2025-01-20T12:00:00Z');
    await catalogue.refresh();
    expect(await loadJobItemsById('en', ['H200', 'H999'])).toEqual({ jobList: [], closed: ['H200'] });
  });

  it('have all details when requested individually, and are null unless they are open', async () => {
    expect(await loadJobDetails('en', 'H200')).toMatchObject({ jobId: 'H200', housePath: '/en/houses/zelie/' });
    expect(await loadJobDetails('en', 'H400')).toBeNull();
  });
});
