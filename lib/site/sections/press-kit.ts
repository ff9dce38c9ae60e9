import { loadServerStrings } from '../../i18n/load-strings';
import { isPrintable } from '../../pdf/printable';
import { orNull } from '../../platform/http/or-null';
import { toReleasePath } from '../../shared/urls';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { loadResults } from '../finance/documents';
import { loadPhotos } from '../media/media';
import { listPressPictures } from '../media/press-pictures';
import { findPage, loadPageIndex } from '../pages/page-index';
import type { SectionLoader } from './context';

/** The first contact of the page for the press, and a link to all of them; null if there is none. */
export const loadPressContact = async (edition: Edition) => {
  const { subscriptionPages } = await cms.settings(edition);
  const url = subscriptionPages?.press ?? '';
  const summary = findPage(edition, await loadPageIndex(edition), url);
  const page = summary && (await cms.page(edition, summary.path));
  const section = page?.sections.find(({ type }) => type === 'contact');
  if (section?.type !== 'contact') return { contact: null, link: null };
  const t = await loadServerStrings(edition.locale, 'press');
  const anchor = section.anchor ? `#${section.anchor}` : '';
  return {
    contact: section.contacts[0] ?? null,
    link: { label: t('contacts'), href: url + anchor, kind: 'internal' as const },
  };
};

export const pressKit: SectionLoader<'press-kit'> = {
  load: async (_, { edition, page }) => {
    const [documents, photos, contact] = await Promise.all([
      page.article?.category === 'finance' && orNull(loadResults(edition, page.publishedAt), 'load a press release'),
      loadPhotos(edition.locale, listPressPictures(page)),
      loadPressContact(edition),
    ]);
    const { article, pageTitle, summary, sections } = page;
    const hasRelease = article && isPrintable([pageTitle, summary, sections]);
    const release = hasRelease ? toReleasePath(edition.locale, page.path) : null;
    return { documents: documents || [], release, photos, ...contact };
  },
};
