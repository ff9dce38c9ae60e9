import { describe, expect, it, vi } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import type { SectionType } from '@/lib/model/section-content';
import { breadcrumbsOf, indexDirectory } from '@/lib/site/pages/directory';
import type { CmsPage } from '@/lib/upstreams/cms/contract';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { pagesOf } from '@/tests/support/cms-pages';

// The first test reads all content.
vi.setConfig({ testTimeout: 60_000 });

const cms = embeddedCms('content');

/** The types of all links in a part of the content. */
const kindsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(kindsIn);
  return 'kind' in value && 'href' in value ? [String(value.kind), ...within] : within;
};
const sectionsOf = <T extends SectionType>(pages: readonly CmsPage[], type: T) =>
  pages.flatMap(({ sections }) => sections.filter((section) => section.type === type));

describe.each(locales)('the demonstration in %s', (locale) => {
  const edition = { locale, draft: false };

  it('has links of every kind', async () => {
    const kinds = new Set(kindsIn((await pagesOf(cms, edition)).map(({ sections }) => sections)));
    for (const kind of ['inpage', 'external', 'internal', 'file', 'internal-new-tab', 'overlay'])
      expect(kinds).toContain(kind);
  });

  it('has a page with a film on YouTube, below a level that is plain text in breadcrumbs', async () => {
    const withFilm = (await pagesOf(cms, edition)).filter((page) => sectionsOf([page], 'youtube-video').length > 0);
    expect(withFilm.map(({ id }) => id)).toEqual(['harvest-film']);
    const directory = indexDirectory(edition, await cms.directory(edition));
    const trail = withFilm.flatMap((page) => breadcrumbsOf(edition, directory, page));
    expect(trail.map(({ notClickable = false }) => notClickable)).toEqual([false, false, true, false]);
  });

  it('has a film with a separate still for phones', async () => {
    const films = sectionsOf(await pagesOf(cms, edition), 'video-with-description');
    const upright = films.flatMap((section) => ('video' in section ? (section.video.backgroundMobile ?? []) : []));
    expect(upright.length).toBeGreaterThan(0);
    expect(upright.filter(({ width, height }) => width >= height)).toEqual([]);
  });

  it('has houses, a page and an article with another picture in lists than on their page', async () => {
    const pages = await pagesOf(cms, edition);
    const other = pages.filter(({ image, linkThumbnail }) => linkThumbnail?.src !== image?.src);
    const houses = pages.filter(({ house }) => house);
    expect(other.filter(({ house }) => house)).toEqual(houses);
    expect(other.flatMap(({ id, house }) => (house ? [] : [id])).sort()).toEqual(['harvest-film', 'okurano-blue-dial']);
  });

  it('has an event that is described on another site', async () => {
    const elsewhere = (await cms.events(edition)).filter(({ href }) => href?.startsWith('https:'));
    expect(elsewhere.map(({ id }) => id)).toEqual(['okurano-blue-talk-2027']);
  });

  it('has the id of its Facebook application', async () => {
    expect((await cms.settings(edition)).facebookAppId).toMatch(/^\d+$/);
  });
});
