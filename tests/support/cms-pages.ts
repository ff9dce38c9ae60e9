import type { Cms, CmsPage, PageFacts, View } from '@/lib/cms/contract';
import { indexDirectory } from '@/lib/site/pages/directory';

/** Every page of a view with its content, newest first. */
export const pagesOf = async (cms: Cms, view: View): Promise<CmsPage[]> => {
  const { pages } = indexDirectory(view, await cms.directory(view));
  const found = await Promise.all(pages.map(({ path }) => cms.page(view, path)));
  return found.filter((page) => page !== null);
};

/** The houses of a view, sorted by name. */
export const housesOf = async (cms: Cms, view: View): Promise<readonly PageFacts[]> =>
  indexDirectory(view, await cms.directory(view)).houses;
