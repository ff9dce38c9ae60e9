import { setImmediate as letOthersWork } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { cms } from '../../cms';
import type { CmsPage, View } from '../../cms/contract';
import { orNull } from '../../http/or-null';
import { type Locale, locales } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { media } from '../../media';
import type { SectionContent } from '../../model/section-content';
import { publications } from '../../publications';
import { feedsOf } from '../feeds/feeds';
import { shareImageOf } from '../pages/share-image';
import { namedBy, type Shown, shownBy } from './shown-by-section';

type ShownEverywhere = Map<Locale, Shown>;

const loadNamed = (view: View, content: SectionContent): Promise<unknown> => {
  if (content.type === 'dashboard') return cms.dashboard(view, content.dashboardId);
  if (content.type === 'album') return media.album(view.locale, content.kind, content.albumId);
  if (content.type === 'playlist') return media.playlist(view.locale, content.playlistId);
  return Promise.resolve(null);
};

const shownIn = async (locale: Locale, offers: number): Promise<Shown> => {
  const view = { locale, draft: false };
  const pages = await cms.pages(view);
  const named = new Map<string, unknown>();
  for (const content of pages.flatMap(({ sections }) => sections)) {
    const name = namedBy(content);
    if (name && !named.has(name)) named.set(name, await orNull(loadNamed(view, content), `${name} is not compared`));
  }
  return {
    frame: { settings: await cms.settings(view), feeds: await feedsOf(view) },
    pages,
    events: await orNull(cms.events(view), 'events are not compared'),
    documents: (await orNull(publications.documents(locale), 'documents are not compared'))?.documents ?? null,
    files: await orNull(cms.files(), 'files are not compared'),
    days: await orNull(publications.calendar(locale), 'the financial calendar is not compared'),
    named,
    offers,
  };
};

/** What the site shows now; `offers` is another number once there may be other offers. Rejects where the CMS fails. */
export const shownNow = async ({ offers }: Pick<Shown, 'offers'>): Promise<ShownEverywhere> => {
  const shown: ShownEverywhere = new Map();
  for (const locale of locales) shown.set(locale, await shownIn(locale, offers));
  return shown;
};

const byPath = ({ pages }: Shown) => new Map(pages.map((page) => [page.path, page]));

/** The picture that networks show with a page: where it has none, that of the house that it is about. */
const shareImageIn = ({ pages }: Shown, page: CmsPage) => {
  const house = page.person?.house ?? page.article?.houses[0];
  return shareImageOf(
    page,
    pages.find(({ id }) => id === house),
  );
};

/** What a page shows that is not written in it. */
const othersOn = (page: CmsPage, shown: Shown) => [
  shareImageIn(shown, page),
  ...page.sections.map((content) => shownBy(content, shown, page)),
];

/** Whether a page is another, or shows others than it did. */
const hasChanged = (before: Shown, after: Shown, old: CmsPage | undefined, page: CmsPage | undefined): boolean =>
  !old || !page || !isDeepStrictEqual(old, page) || !isDeepStrictEqual(othersOn(old, before), othersOn(page, after));

const changedPaths = async (before: Shown, after: Shown): Promise<string[]> => {
  if (isDeepStrictEqual(before, after)) return [];
  const [old, now] = [byPath(before), byPath(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  if (!isDeepStrictEqual(before.frame, after.frame)) return paths;
  const changed: string[] = [];
  for (const path of paths) {
    if (hasChanged(before, after, old.get(path), now.get(path))) changed.push(path);
    await letOthersWork();
  }
  return changed;
};

/** The addresses of all pages that show something else than they did, and of those that are gone. */
export const changedAddresses = async (before: ShownEverywhere, after: ShownEverywhere): Promise<string[]> => {
  const addresses: string[] = [];
  for (const [locale, shown] of after) {
    const paths = await changedPaths(before.get(locale) ?? shown, shown);
    addresses.push(...paths.map((path) => pagePath(locale, path)));
  }
  return addresses;
};
