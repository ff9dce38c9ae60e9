import type { Release } from '../../pdf/article';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { loadPressContact } from '../sections/press-kit';

/** The article at a path of a locale as a press release; null if there is none. Rejects if the CMS fails. */
export const loadRelease = async (edition: Edition, path: string): Promise<Release | null> => {
  const page = await cms.page(edition, path);
  if (!page?.article) return null;
  const [{ boilerplate, shareFacts }, { contact }] = await Promise.all([
    cms.settings(edition),
    loadPressContact(edition),
  ]);
  const { pageTitle: title, summary, publishedAt, sections } = page;
  return { title, summary, publishedAt, sections, boilerplate, shareFacts, contact };
};
