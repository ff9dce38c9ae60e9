import { indexPages } from '@/lib/site/pages/page-index';
import type { Cms, CmsPage, Edition, PageSummary } from '@/lib/upstreams/cms/contract';

/** Every page of an edition with its content, newest first. */
export const loadPages = async (cms: Cms, edition: Edition): Promise<CmsPage[]> => {
  const { pages } = indexPages(edition, await cms.pageList(edition));
  const loadedPages = await Promise.all(pages.map(({ path }) => cms.page(edition, path)));
  return loadedPages.filter((page) => page !== null);
};

/** The houses of an edition, sorted by name. */
export const loadHouses = async (cms: Cms, edition: Edition): Promise<readonly PageSummary[]> =>
  indexPages(edition, await cms.pageList(edition)).houses;
