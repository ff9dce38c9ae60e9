import { indexDirectory } from '@/lib/site/pages/directory';
import type { Cms, CmsPage, Edition, PageFacts } from '@/lib/upstreams/cms/contract';

/** Every page of an edition with its content, newest first. */
export const loadPages = async (cms: Cms, edition: Edition): Promise<CmsPage[]> => {
  const { pages } = indexDirectory(edition, await cms.directory(edition));
  const loadedPages = await Promise.all(pages.map(({ path }) => cms.page(edition, path)));
  return loadedPages.filter((page) => page !== null);
};

/** The houses of an edition, sorted by name. */
export const loadHouses = async (cms: Cms, edition: Edition): Promise<readonly PageFacts[]> =>
  indexDirectory(edition, await cms.directory(edition)).houses;
