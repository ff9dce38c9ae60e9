import { setImmediate as letOthersWork } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { cms } from '../../cms';
import type { Edition, PageFacts } from '../../cms/contract';
import { orNull } from '../../http/or-null';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { media } from '../../media';
import { publications } from '../../publications';
import { feedsOf } from '../feeds/feeds';
import { fileFacts } from '../finance/file-facts';
import { breadcrumbsOf, type Directories, directoriesOf, localizationsOf } from '../pages/directory';
import { pageDigests, type SectionOutline } from '../pages/page-digests';
import { shareImageOf } from '../pages/share-image';
import { dependenciesOf } from '../sections';
import { namedBy, type SiteSnapshot } from '../sections/snapshot';

export type SiteSnapshots = Map<Locale, SiteSnapshot>;

const loadNamed = (edition: Edition, content: SectionOutline): Promise<unknown> => {
  if (content.type === 'dashboard') return cms.dashboard(edition, content.dashboardId);
  if (content.type === 'album') return media.album(edition.locale, content.kind, content.albumId);
  if (content.type === 'playlist') return media.playlist(edition.locale, content.playlistId);
  return Promise.resolve(null);
};

interface Given extends Pick<SiteSnapshot, 'directory' | 'offers'> {
  /** The directories of all locales. */
  directories: Directories;
}

const snapshotOf = async (edition: Edition, { directory, directories, offers }: Given): Promise<SiteSnapshot> => {
  const digests = await pageDigests(edition, directory);
  const named = new Map<string, unknown>();
  for (const content of [...digests.values()].flatMap(({ sections }) => sections)) {
    const name = namedBy(content);
    if (name && !named.has(name)) named.set(name, await orNull(loadNamed(edition, content), `${name} is not compared`));
  }
  const places: SiteSnapshot['places'] = new Map(
    directory.pages.map((page) => [
      page.id,
      {
        breadcrumbs: breadcrumbsOf(edition, directory, page),
        localizations: localizationsOf(directories, page.id),
      },
    ]),
  );
  return {
    frame: { settings: await cms.settings(edition), feeds: await feedsOf(edition) },
    directory,
    digests,
    places,
    events: await orNull(cms.events(edition), 'events are not compared'),
    documents: (await orNull(publications.documents(edition.locale), 'documents are not compared'))?.documents ?? null,
    files: await orNull(fileFacts(), 'files are not compared'),
    days: await orNull(publications.calendar(edition.locale), 'the financial calendar is not compared'),
    named,
    offers,
  };
};

/** The current content of the site; `offers` changes when offers may have changed. Rejects if the CMS fails. */
export const currentSnapshots = async ({ offers }: Pick<SiteSnapshot, 'offers'>): Promise<SiteSnapshots> => {
  const snapshots: SiteSnapshots = new Map();
  const directories = await directoriesOf({ draft: false });
  for (const [locale, directory] of directories)
    snapshots.set(locale, await snapshotOf({ locale, draft: false }, { directory, directories, offers }));
  return snapshots;
};

/** What a page shows besides its own content. */
const othersOn = (page: PageFacts, snapshot: SiteSnapshot) => {
  const { directory, digests, places } = snapshot;
  const house = page.person?.house ?? page.article?.houses[0];
  const sections = digests.get(page.id)?.sections ?? [];
  return [
    places.get(page.id),
    // The share image of a page without one is that of its house.
    shareImageOf(page, directory.byId.get(house ?? '')),
    ...sections.map((content) => dependenciesOf(content, snapshot, page)),
  ];
};

/** Whether a page, or anything that it shows, has changed. */
const hasChanged = (before: SiteSnapshot, after: SiteSnapshot, path: string): boolean => {
  const [old, page] = [before.directory.byPath.get(path), after.directory.byPath.get(path)];
  if (!old || !page || old.id !== page.id || old.version !== page.version) return true;
  return !isDeepStrictEqual(othersOn(old, before), othersOn(page, after));
};

const changedPaths = async (before: SiteSnapshot, after: SiteSnapshot): Promise<string[]> => {
  const paths = [...new Set([...before.directory.byPath.keys(), ...after.directory.byPath.keys()])];
  if (!isDeepStrictEqual(before.frame, after.frame)) return paths;
  const changed: string[] = [];
  for (const path of paths) {
    if (hasChanged(before, after, path)) changed.push(path);
    await letOthersWork();
  }
  return changed;
};

/** The addresses of all pages that have changed or are gone. */
export const changedAddresses = async (before: SiteSnapshots, after: SiteSnapshots): Promise<string[]> => {
  const addresses: string[] = [];
  for (const [locale, snapshot] of after) {
    const paths = await changedPaths(before.get(locale) ?? snapshot, snapshot);
    addresses.push(...paths.map((path) => pagePath(locale, path)));
  }
  return addresses;
};

/** The addresses of all pages. */
export const pageAddresses = (snapshots: SiteSnapshots): Set<string> => {
  const addresses = new Set<string>();
  for (const [locale, { directory }] of snapshots)
    for (const path of directory.byPath.keys()) addresses.add(pagePath(locale, path));
  return addresses;
};
