import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { buildOffers, fixtureCatalogue } from '@/tests/support/offer-files';
import type { Locale } from '../../i18n/locales';
import { defaultListQuery, type ListQuery } from '../../model/lists/list-query';
import { type Section, type SectionType, section } from '../../model/section';
import { log } from '../../platform/process/log';
import { catalogue } from '../careers/catalogue';
import { loadPage } from '../pages/load-page';
import { loadPageResult } from '../pages/page-result';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  const sections = [
    { type: 'job-search', title: 'All offers' },
    { type: 'jobs-by-region', title: 'Where' },
    { type: 'job-alert', title: 'New offers' },
  ];
  const house = (locale: Locale, id: string, pageTitle: string) => {
    const hero = { type: 'hero', slides: [{ title: pageTitle, image: { src: '/media/one.jpg', alt: 'One' } }] };
    return {
      [`houses/${id}/${locale}.yaml`]: buildLocalizedEntry({ slug: id, pageTitle, city: 'Paris', sections: [hero] }),
    };
  };
  return {
    cms: fixtureCms({
      'pages/group/en.yaml': buildLocalizedEntry({ slug: 'group', pageTitle: 'The group', sections }),
      ...house('en', 'zelie', 'Zélie'),
      ...house('fr', 'zelie', 'Zélie'),
      ...house('en', 'dorval', 'Dorval'),
    }),
  };
});
vi.mock('@/lib/site/careers/catalogue', async () => ({
  catalogue: (await import('@/tests/support/offer-files')).fixtureCatalogue(),
}));
afterAll(removeContent);

const en = { locale: 'en', draft: false } as const;
const createListQuery = (parts: Partial<ListQuery> = {}): ListQuery => ({ ...defaultListQuery, ...parts });

const loadSection = async <T extends SectionType>(type: T, list?: Partial<ListQuery>): Promise<Section<T>> => {
  const sectionData = (await loadPage(en, 'group', createListQuery(list)))?.page.sections.find(
    (one) => one.type === type,
  );
  if (!sectionData) throw new Error(`there is no ${type}`);
  expect(section.parse(sectionData)).toEqual(sectionData);
  return sectionData as unknown as Section<T>;
};

const failSearch = () => {
  vi.spyOn(catalogue, 'searchOffers').mockRejectedValue(new Error('the platform is down'));
  return vi.spyOn(log, 'error').mockImplementation(() => undefined);
};

describe('the search for offers on a page', () => {
  it('has the request of the URL, and its offers', async () => {
    const list = { search: 'watchmaker', facets: { city: ['geneva'] } };
    const { query, answer, pagination } = await loadSection('job-search', list);
    expect(query).toEqual(createListQuery(list));
    expect(answer?.result.map(({ jobId }) => jobId)).toEqual(['H100']);
    expect(pagination).toMatchObject({ address: '/en/group/?search=watchmaker&city=geneva', nbPages: 1, next: null });
  });

  it('links to its pages, each with the whole search in its address', async () => {
    const largeCatalogue = fixtureCatalogue(buildOffers(30));
    vi.spyOn(catalogue, 'searchOffers').mockImplementation(largeCatalogue.searchOffers);
    const { pagination, answer } = await loadSection('job-search', { page: 1, sort: 'date_asc' });
    expect(answer?.result).toHaveLength(12);
    expect(pagination).toEqual({
      address: '/en/group/?sort=date_asc&page=1',
      page: 1,
      nbPages: 3,
      previous: '/en/group/?sort=date_asc',
      next: '/en/group/?sort=date_asc&page=2',
    });
    expect(await loadPageResult(en, ['group'], new URLSearchParams('page=3'))).toMatchObject({
      redirect: { permanent: false },
    });
  });

  it('excludes only narrowed lists from search engines', async () => {
    const noindex = async (list: Partial<ListQuery>) =>
      (await loadPage(en, 'group', createListQuery(list)))?.page.noindex;
    for (const list of [{ search: 'chef' }, { facets: { city: ['geneva'] } }, { ids: ['H100'] }])
      expect(await noindex(list)).toBe(true);
    expect(await noindex({})).toBeUndefined();
  });

  it('is shown without its offers, but with the request, if the job board fails', async () => {
    const logged = failSearch();
    const list = { search: 'watchmaker', page: 2 };
    expect(await loadSection('job-search', list)).toMatchObject({ query: list, answer: null, pagination: null });
    expect(logged).toHaveBeenCalledWith(
      { event: 'part.unavailable', err: expect.objectContaining({ message: 'the platform is down' }) },
      expect.any(String),
    );
  });
});

describe('offers by region', () => {
  it('have each region and its countries, with counts and the addresses of their lists', async () => {
    const { regions } = await loadSection('jobs-by-region', { search: 'associate' });
    expect(regions).toEqual([
      {
        label: 'Europe',
        count: 2,
        href: '/en/group/?continent=europe',
        countries: [{ label: 'Switzerland', count: 2, href: '/en/group/?country=CH' }],
      },
      {
        label: 'Asia and the Middle East',
        count: 1,
        href: '/en/group/?continent=asia',
        countries: [{ label: 'Japan', count: 1, href: '/en/group/?country=JP' }],
      },
    ]);
  });

  it('are empty if the job board fails', async () => {
    failSearch();
    expect((await loadSection('jobs-by-region')).regions).toEqual([]);
  });

  it('are regions without countries if the job board fails to return these', async () => {
    const { searchOffers: search } = catalogue;
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(catalogue, 'searchOffers').mockImplementation(async (query) => {
      if (query.facets.continent) throw new Error('the platform is down');
      return search(query);
    });
    const { regions } = await loadSection('jobs-by-region');
    expect(regions.map(({ label, countries }) => [label, countries])).toEqual([
      ['Europe', []],
      ['Asia and the Middle East', []],
    ]);
  });
});

describe('the page of a house', () => {
  const findOffersLink = async (locale: Locale, path: string) => {
    const [hero] = (await loadPage({ locale, draft: false }, path, defaultListQuery))?.page.sections ?? [];
    expect(section.parse(hero)).toEqual(hero);
    return hero?.type === 'hero' ? hero.offers : undefined;
  };

  it('links to its offers, and shows how many there are', async () => {
    const href = '/en/group/?house=zelie';
    expect(await findOffersLink('en', 'houses/zelie')).toEqual({
      label: '1 open position at Zélie',
      href,
      kind: 'internal',
    });
    const five = fixtureCatalogue(buildOffers(5, { house: 'zelie' }));
    vi.spyOn(catalogue, 'searchOffers').mockImplementation(five.searchOffers);
    expect((await findOffersLink('en', 'houses/zelie'))?.label).toBe('5 open positions at Zélie');
    expect((await findOffersLink('fr', 'maisons/zelie'))?.label).toBe('Zélie\u202f: 5 postes à pourvoir');
  });

  it('has no link to offers if there are none, or the job board fails', async () => {
    expect(await findOffersLink('en', 'houses/dorval')).toBeNull();
    failSearch();
    expect(await findOffersLink('en', 'houses/zelie')).toBeNull();
  });
});

describe('a page with offers', () => {
  it('is a career page with the strings about offers, a page without offers is not', async () => {
    const load = async (path: string) => {
      const result = await loadPageResult(en, [path]);
      return 'props' in result && [result.props.page.isCareerPage, result.props._nextI18Next?.ns];
    };
    expect(await load('group')).toEqual([true, ['common', 'forms', 'jobs']]);
    expect(await load('legal')).toEqual([undefined, ['common']]);
  });

  it('offers an alert for new ones as editors wrote it, even if the job board fails', async () => {
    failSearch();
    expect(await loadSection('job-alert')).toEqual({ type: 'job-alert', title: 'New offers' });
  });
});
