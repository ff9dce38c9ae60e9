import { afterAll, describe, expect, it, vi } from 'vitest';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { removeContent } from '@/tests/support/content';
import { bareOffer, buildFullOffer } from '@/tests/support/offers';
import { alertSources } from './alert-sources';
import { catalogue } from './catalogue';
import { loadJobPath } from './job-paths';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/site/careers/catalogue', async () => ({
  catalogue: (await import('@/tests/support/offer-files')).fixtureCatalogue(),
}));
afterAll(removeContent);

describe('the data of alerts', () => {
  it('has each new offer with its house, place, language and page', async () => {
    const since = new Date('2026-06-01T09:00:00Z');
    const newOffers = vi.spyOn(catalogue, 'newOffers').mockResolvedValue([buildFullOffer('H7', { language: 'fr' })]);
    expect(await alertSources.findNewOffers(defaultListQuery, since, 'it')).toEqual([
      {
        title: 'Watchmaker',
        lang: 'fr',
        details: 'Orvaine · Paris, Francia · In francese',
        path: await loadJobPath('it', { continent: 'europe', path: 'watchmaker-paris-7' }),
      },
    ]);
    expect(newOffers).toHaveBeenCalledExactlyOnceWith(defaultListQuery, since, 'it');
  });

  it('leaves out facts that the board lacks', async () => {
    vi.spyOn(catalogue, 'newOffers').mockResolvedValue([bareOffer('H7')]);
    expect(await alertSources.findNewOffers(defaultListQuery, new Date(), 'en')).toMatchObject([{ details: '' }]);
  });

  it('has the address of the page that shows a search', async () => {
    const criteria = { search: 'watch & clock', facets: { city: ['paris'] } };
    expect(await alertSources.searchPath(criteria, 'fr')).toBe('/fr/groupe/?search=watch+%26+clock&city=paris');
  });
});
