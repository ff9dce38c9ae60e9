import { describe, expect, it, vi } from 'vitest';
import type { GroupEvent } from '@/lib/model/event';
import type { Breadcrumb, Page, PageLocalization } from '@/lib/model/page';
import type { Section } from '@/lib/model/section';
import type { SiteContent } from '@/lib/model/site-content';
import { findUnknownProperties } from '@/tests/support/schema-org';
import { sectionExamples } from '@/tests/support/section-examples';
import {
  buildHero,
  buildHouseDetails,
  buildPage,
  buildPicture,
  buildSiteContent,
  buildYoutubeVideo,
  groupEvent,
  testVideo,
} from '@/tests/support/site-content';
import { buildStructuredData } from '.';

vi.mock('../media/video-facts', async (original) => ({
  ...(await original<typeof import('../media/video-facts')>()),
  loadVideoFacts: async (film: string) =>
    film === '/media/films/atelier.mp4' ? { durationSeconds: 72.4, pixels: null } : null,
}));

const url = 'https://halcyre.example/fr/actualites/resultats/';
const image = 'https://halcyre.example/media/results.jpg';
const pageLocalizations: PageLocalization[] = [{ locale: 'fr', path: '/fr/actualites/resultats/' }];
const shareImage = { src: '/media/results.jpg', width: 1200, height: 630 };
const group = { '@type': 'Organization', '@id': 'https://halcyre.example/#organization', name: 'Halcyre' };

const buildData = (parts: Partial<Page> = {}, content: Partial<SiteContent> = {}) =>
  buildStructuredData(
    buildPage({ shareImage, ...parts }),
    buildSiteContent({ locale: 'fr', pageLocalizations, ...content }),
  );
const listTypes = async (...args: Parameters<typeof buildData>) =>
  (await buildData(...args)).map((thing) => thing['@type']);

const breadcrumbs = [
  { title: 'Groupe', path: '/fr/groupe/' },
  { title: 'Histoire', path: '/fr/groupe/histoire/' },
];

it('describes the group on a page about it', async () => {
  const socialNetworks = [{ network: 'linkedin' as const, url: 'https://linkedin.example/halcyre' }];
  expect(await buildData({}, { socialNetworks })).toEqual([
    {
      '@context': 'https://schema.org',
      ...group,
      url: 'https://halcyre.example/fr/',
      logo: 'https://halcyre.example/icon-512.png',
      sameAs: ['https://linkedin.example/halcyre'],
    },
  ]);
});

describe('the home page', () => {
  const sections = [buildHero()];

  it('names the site, its language and the group', async () => {
    expect(await buildData({ sections })).toEqual([
      expect.objectContaining(group),
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Halcyre',
        url: 'https://halcyre.example/fr/',
        inLanguage: 'fr',
        publisher: { '@id': group['@id'] },
      },
    ]);
  });

  it('is the only page that names the site', async () => {
    expect(await listTypes({ sections }, { breadcrumbs })).toEqual(['Organization', 'BreadcrumbList']);
    expect(await listTypes({ sections: [] })).toEqual(['Organization']);
  });
});

describe('the page of a house', () => {
  const helvant = { pageTitle: 'Helvant', sections: [buildHero({ house: buildHouseDetails('Helvant') })] };
  const where = [
    { title: 'Maisons', path: '/fr/maisons/' },
    { title: 'Helvant', path: '/fr/maisons/helvant/' },
  ];

  it('describes the house, as part of the group', async () => {
    const things = await buildData(helvant, { breadcrumbs: where });
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'BreadcrumbList']);
    expect(things[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Helvant',
      description: 'What the group is.',
      url,
      logo: 'https://halcyre.example/media/marks/helvant.svg',
      image,
      foundingDate: '1874',
      address: { '@type': 'PostalAddress', addressLocality: 'Geneva', addressCountry: 'CH' },
      parentOrganization: group,
    });
  });

  it('says where its own website, client service and addresses are', async () => {
    const sections = [...helvant.sections, sectionExamples.addresses];
    const [house, store] = await buildData({ ...helvant, sections }, { breadcrumbs: where });
    expect(house).toMatchObject({
      url,
      sameAs: ['https://www.okurano.example'],
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: '+81 3 0000 2240',
        email: 'clients@okurano.example',
        availableLanguage: ['Japanese', 'English'],
      },
    });
    expect(store).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Store',
      name: 'Okurano Tokyo',
      url,
      telephone: '+81 3 0000 2211',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Example Building 1F, Ginza',
        addressLocality: 'Tokyo',
        addressCountry: 'JP',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 35.67, longitude: 139.76 },
      hasMap: 'https://maps.example/#35.67/139.76',
      openingHours: ['Mo-Sa 11:00-19:30'],
      parentOrganization: { '@type': 'Organization', name: 'Okurano', url },
    });
  });
});

describe('an article', () => {
  const article = {
    pageTitle: 'Résultats',
    pageType: 'NewsArticle',
    publishedAt: '2026-07-24',
    updatedAt: '2026-07-25',
  } as const;

  it('is the subject of its page', async () => {
    const author = { ...group, url: 'https://halcyre.example' };
    expect(await buildData(article)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: 'Résultats',
        description: 'What the group is.',
        image: [image],
        datePublished: '2026-07-24T00:00:00+02:00',
        dateModified: '2026-07-25T00:00:00+02:00',
        inLanguage: 'fr',
        mainEntityOfPage: url,
        author,
        publisher: { ...author, logo: 'https://halcyre.example/icon-512.png' },
      },
    ]);
  });

  it('is written in the language of its locale, and was last changed when it was published', async () => {
    expect((await buildData({ ...article, updatedAt: null }, { locale: 'cn' }))[0]).toMatchObject({
      dateModified: '2026-07-24T00:00:00+02:00',
      inLanguage: 'zh-CN',
    });
  });
});

describe('a film', () => {
  const section = (title: string): Section => ({
    type: 'video-with-description',
    title,
    text: '<p>A day of work.</p>',
    video: testVideo({ title }),
  });
  const listVideos = async (parts: Partial<Page>) =>
    (await buildData(parts)).filter((thing) => thing['@type'] === 'VideoObject');

  it('has its name, its picture and its date, which search engines require', async () => {
    expect(await listVideos({ sections: [section('A day at the bench')], publishedAt: '2026-02-01' })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: 'A day at the bench',
        description: 'Hands at work',
        thumbnailUrl: ['https://halcyre.example/media/films/atelier.jpg'],
        contentUrl: 'https://halcyre.example/media/films/atelier.mp4',
        uploadDate: '2026-02-01T00:00:00+01:00',
        duration: 'PT1M12S',
        inLanguage: 'fr',
      },
    ]);
  });

  it('of a playlist has its own text and date, or the page’s; a film on YouTube is left out', async () => {
    const items = [
      {
        description: 'One thread.',
        date: { iso: '2026-10-08', text: '' },
        video: testVideo({ title: 'The saddler' }),
        file: null,
      },
      { description: 'Two milligrams.', date: null, video: testVideo({ title: 'The watchmaker' }), file: null },
      { description: 'At dawn.', date: null, video: buildYoutubeVideo(), file: null },
    ];
    const playlist = { id: 'hands', title: 'The hands', items };
    const sections: Section[] = [
      { type: 'playlist', playlistId: 'hands', playlist },
      { type: 'playlist', playlistId: 'none', playlist: null },
    ];
    expect(await listVideos({ sections, publishedAt: '2026-02-01' })).toMatchObject([
      { name: 'The saddler', description: 'One thread.', uploadDate: '2026-10-08T00:00:00+02:00' },
      { name: 'The watchmaker', description: 'Two milligrams.', uploadDate: '2026-02-01T00:00:00+01:00' },
    ]);
  });

  it('has no length if its file does not have one', async () => {
    const video = testVideo({ videoUrl: '/media/films/unknown.mp4' });
    const [videoThing] = await listVideos({ sections: [{ ...section('The bench'), video } as Section] });
    expect(videoThing).toMatchObject({ contentUrl: 'https://halcyre.example/media/films/unknown.mp4' });
    expect(videoThing).not.toHaveProperty('duration');
  });

  it('has no date on a page without one', async () => {
    expect(await listVideos({ sections: [section('The bench')], publishedAt: null })).toEqual([]);
  });
});

describe('an event of a list', () => {
  const list = (...items: GroupEvent[]): Section => ({
    ...{ type: 'events-list', pageSize: 3, paginated: false, link: null, pagination: null, filters: [] },
    items,
  });
  const listEvents = async (...items: GroupEvent[]) =>
    (await buildData({ sections: [list(...items)] })).filter((thing) => thing['@type'] === 'Event');

  it('is included with its dates, its place and its page', async () => {
    const event = groupEvent({ image: buildPicture({ src: '/media/silk.jpg' }), href: '/fr/soie/' });
    expect(await listEvents(event)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: 'Silk',
        description: 'A hundred metres, unrolled.',
        startDate: '2026-05-04',
        endDate: '2026-06-07',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: 'Lyon', address: 'Lyon' },
        image: ['https://halcyre.example/media/silk.jpg'],
        url: 'https://halcyre.example/fr/soie/',
        organizer: { ...group, url: 'https://halcyre.example' },
        inLanguage: 'fr',
      },
    ]);
  });

  it('has its page on another site if it is there, and no picture if there is none', async () => {
    const [event] = await listEvents(groupEvent({ href: 'https://museum.example/silk', image: null }));
    expect(event).toMatchObject({ url: 'https://museum.example/silk' });
    expect(event).not.toHaveProperty('image');
  });

  it('is left out without a page, and when it is over', async () => {
    expect(await listEvents(groupEvent({ href: null }), groupEvent({ status: 'over' }))).toEqual([]);
  });
});

it('includes the breadcrumbs of the page', async () => {
  expect((await buildData({}, { breadcrumbs })).at(-1)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Halcyre', item: 'https://halcyre.example/fr/' },
      { '@type': 'ListItem', position: 2, name: 'Groupe', item: 'https://halcyre.example/fr/groupe/' },
      { '@type': 'ListItem', position: 3, name: 'Histoire', item: 'https://halcyre.example/fr/groupe/histoire/' },
    ],
  });
});

it('leaves out breadcrumbs without a page', async () => {
  const [level, here] = breadcrumbs as [Breadcrumb, Breadcrumb];
  const trail = (await buildData({}, { breadcrumbs: [{ ...level, notClickable: true }, here] })).at(-1);
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: 'Halcyre' },
    { position: 2, name: 'Histoire' },
  ]);
});

it('has no property that its type does not define', async () => {
  const events = { type: 'events-list', pageSize: 3, paginated: false, link: null, pagination: null, filters: [] };
  const video = { type: 'video-with-description', title: 'A day', text: '', video: testVideo() };
  const sections = [
    buildHero({ house: buildHouseDetails('Helvant') }),
    video,
    { ...events, items: [groupEvent()] },
  ] as unknown as Section[];
  const all = [
    await buildData({ sections }, { breadcrumbs }),
    await buildData({ sections: [buildHero()] }),
    await buildData({ pageType: 'NewsArticle' }),
  ].flat();
  const types = ['Organization', 'VideoObject', 'Event', 'BreadcrumbList', 'WebSite', 'NewsArticle'];
  expect(all.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(types));
  expect(findUnknownProperties(all)).toEqual([]);
  expect(
    findUnknownProperties({ '@type': 'JobPosting', inLanguage: 'fr', jobLocation: { '@type': 'Place', founder: '' } }),
  ).toEqual(['JobPosting.inLanguage', 'Place.founder']);
});
