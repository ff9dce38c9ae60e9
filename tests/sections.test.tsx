import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Link } from '@/lib/model/field-types';
import { type Section, section as sectionSchema } from '@/lib/model/section';
import type { SectionType } from '@/lib/model/section-content';
import { jobSearch } from './support/jobs';
import { getTranslator, t } from './support/render';
import { loadSections, renderSections } from './support/sections';
import { server } from './support/server';
import { hero, houseCard, picture, searchResult, slide, testVideo, youtubeVideo } from './support/site-content';
import { findUnnamedSections } from './support/unnamed-sections';

beforeAll(loadSections);

const link = (overrides: Partial<Link> = {}): Link => ({
  label: 'Discover',
  href: '/en/houses/',
  kind: 'internal',
  ...overrides,
});

const article = (title: string) => ({
  title,
  text: `About ${title}.`,
  href: `/en/news/${title.toLowerCase()}/`,
  image: null,
  date: { iso: '2026-05-04', text: '2026-05-04' },
  category: 'Finance',
});

const albumsT = getTranslator('en', 'albums');
const filmsT = getTranslator('en', 'films');

const day = { iso: '2026-05-04', text: '4 May 2026' };
const listDefaults = { pageSize: 9, paginated: false, link: null, pagination: null, filters: [] };

const examples = {
  hero: hero({ slides: [slide({ title: 'Made by hand' }), slide({ title: 'Made to last' })] }),
  'rich-text': {
    type: 'rich-text',
    title: 'Our history',
    body: '<h3>1962</h3><p>Two houses, <a href="/en/group/">one group</a>.</p>',
  },
  'banner-house': {
    type: 'banner-house',
    eyebrow: 'Watches',
    title: 'Helvant',
    text: 'Time, slowly.',
    image: picture(),
    link: link(),
    layout: 'split',
  },
  'key-figures': {
    type: 'key-figures',
    title: 'In figures',
    intro: 'The year 2025.',
    figures: [{ value: '12.4', unit: 'bn €', label: 'Revenue' }],
    note: 'Unaudited.',
  },
  'houses-grid': {
    type: 'houses-grid',
    title: 'Our houses',
    intro: 'By sector.',
    layout: 'sectors',
    link: null,
    sectors: [
      { key: 'watches', label: 'Watches', houses: [houseCard('Helvant'), houseCard('Reuselin')] },
      { key: 'leather', label: 'Leather', houses: [houseCard('Orvaine')] },
    ],
    wall: [],
  },
  quote: { type: 'quote', text: 'Slowly is fast.', author: 'A watchmaker', role: 'Helvant', image: picture() },
  image: { type: 'image', image: picture({ alt: 'Folded silk' }), caption: 'Silk, folded.', layout: 'wide' },
  gallery: {
    type: 'gallery',
    title: 'The workshop',
    images: [
      { image: picture({ src: '/media/one.jpg', alt: 'A bench' }), caption: 'At the bench' },
      { image: picture({ src: '/media/two.jpg', alt: '' }), caption: 'Tools' },
    ],
  },
  timeline: {
    type: 'timeline',
    title: 'Milestones',
    events: [
      { year: '1962', title: 'Founded', text: 'In Paris.' },
      { year: '1988', title: 'Listed', text: 'On the market.', image: picture({ alt: 'The floor' }) },
    ],
  },
  'news-list': {
    type: 'news-list',
    title: 'News',
    pageSize: 2,
    paginated: true,
    link: link({ label: 'All the news', href: '/en/news/' }),
    items: [article('Results'), article('Dividend')],
    filters: [],
    pagination: {
      address: '/en/news/?page=1',
      page: 1,
      nbPages: 3,
      nbHits: 25,
      previous: '/en/news/',
      next: '/en/news/?page=2',
    },
  },
  'video-with-description': {
    type: 'video-with-description',
    title: 'At the bench',
    text: '<p>A day of <em>work</em>.</p>',
    video: testVideo(),
  },
  'youtube-video': {
    type: 'youtube-video',
    title: 'The harvest',
    text: 'At dawn.',
    videoId: 'abcdefghijk',
    background: picture(),
  },
  accordion: {
    type: 'accordion',
    title: 'Questions',
    items: [
      { title: 'Where are shares listed?', body: '<p>In Paris.</p>' },
      { title: 'When is the meeting?', body: '<p>In May.</p>' },
    ],
  },
  'call-to-action': {
    type: 'call-to-action',
    title: 'Join the workshop',
    text: 'Offers in every sector.',
    links: [link({ label: 'See the offers' }), link({ label: 'Write to us', href: 'https://jobs.example/' })],
    image: picture({ alt: '' }),
  },
  contact: {
    type: 'contact',
    title: 'Contacts',
    intro: 'Who answers.',
    contacts: [
      {
        name: 'The press office',
        role: 'Journalists',
        email: 'press@halcyre.example',
        phone: '+33 1 00 00 14 62',
        address: ['1 quai des Essais', '75000 Paris'],
      },
    ],
  },
  governance: {
    type: 'governance',
    title: 'The board',
    intro: 'Who answers for the group.',
    people: [{ name: 'Ada Marlow', role: 'Chair', bio: 'With the group since 1999.' }],
  },
  'job-search': jobSearch({ title: 'Offers', intro: 'Everywhere.' }),
  'jobs-by-region': {
    type: 'jobs-by-region',
    title: 'Where we are',
    intro: 'On two continents.',
    link: link({ label: 'All the offers' }),
    regions: [
      {
        label: 'Europe',
        count: 7,
        href: '/en/jobs/?continent=europe',
        countries: [{ label: 'Switzerland', count: 7, href: '/en/jobs/?country=CH' }],
      },
      { label: 'Asia', count: 2, href: '/en/jobs/?continent=asia', countries: [] },
    ],
  },
  'job-alert': { type: 'job-alert', title: 'Job alerts', text: 'By email.' },
  'highlights-list': {
    type: 'highlights-list',
    ...listDefaults,
    title: 'Highlights',
    items: [{ ...article('Dial'), color: '#123456', houses: 'Helvant' }],
  },
  'womo-list': {
    type: 'womo-list',
    ...listDefaults,
    title: 'Women and men',
    items: [
      {
        title: 'Ada Marlow',
        text: 'Files.',
        href: '/en/ada/',
        image: null,
        job: 'Filer',
        house: 'Helvant',
        country: 'Italy',
      },
      {
        title: 'Ben Oru',
        text: 'Audits.',
        href: '/en/ben/',
        image: null,
        job: 'Auditor',
        house: '',
        country: 'France',
      },
    ],
  },
  'documents-list': {
    type: 'documents-list',
    ...listDefaults,
    title: 'Reports',
    types: [],
    items: [
      {
        title: 'Annual report 2025',
        type: 'annual-report',
        category: 'Annual report',
        date: day,
        reference: 'finance/2025/annual-report-en.pdf',
        href: '/api/download-file/?path=finance%2F2025%2Fannual-report-en.pdf',
        bytes: 20_480,
        size: '20 kB',
        lang: 'en',
        language: 'English',
        figures: null,
      },
    ],
  },
  'events-list': {
    type: 'events-list',
    ...listDefaults,
    title: 'Events',
    items: [
      {
        id: 'silk',
        type: 'exhibition',
        title: 'Silk',
        text: 'A hundred metres.',
        status: 'coming',
        start: '2026-05-04',
        end: '2026-05-04',
        dates: '4 May 2026',
        place: 'Lyon',
        image: null,
        href: null,
        ics: '/en/calendar.ics?event=silk',
      },
    ],
  },
  calendar: {
    type: 'calendar',
    title: 'Calendar',
    link: null,
    coming: [
      {
        id: 'q3',
        title: 'Third quarter',
        date: day,
        time: '17:45',
        place: null,
        href: null,
        ics: '/en/calendar.ics?day=q3',
      },
    ],
    past: [],
    feed: '/en/calendar.ics',
  },
  'share-price': { type: 'share-price', title: 'The share', link: null, history: null, delayMinutes: 15, periods: [] },
  'share-price-brief': {
    type: 'share-price-brief',
    lastYear: {
      close: { date: day, price: 220, text: '€220.00' },
      line: 'M0,100L100,0',
      changeText: '+€20.00 (+10.00%)',
    },
    latest: [{ label: 'Next date', date: day, title: 'Annual results', href: '/en/investors/#calendar' }],
  },
  dashboard: {
    type: 'dashboard',
    dashboardId: 'climate',
    link: null,
    pagination: null,
    dashboard: {
      title: 'Climate',
      intro: 'Since 2019.',
      nbPages: 1,
      indicators: [
        {
          id: 'emissions',
          label: 'Emissions',
          unit: '%',
          note: null,
          series: [
            { year: 2019, value: 100, text: '100%' },
            { year: 2025, value: 42, text: '42%' },
          ],
          target: { year: 2030, value: 10, text: '10%' },
          progress: { part: 0.64, text: '64%' },
        },
      ],
    },
  },
  album: {
    type: 'album',
    kind: 'finance',
    albumId: 'meeting',
    album: {
      id: 'meeting',
      title: 'The meeting',
      photos: [
        {
          image: picture({ src: '/media/stair.jpg', alt: 'A stair' }),
          caption: 'At nine.',
          href: '/api/download-file/?path=media%2Fstair.jpg',
        },
        {
          image: picture({ src: '/media/ledger.jpg', alt: 'A ledger', width: 1200, height: 1500 }),
          caption: 'Counted twice.',
          href: '/api/download-file/?path=media%2Fledger.jpg',
        },
      ],
    },
  },
  playlist: {
    type: 'playlist',
    title: 'Films',
    playlistId: 'hands',
    playlist: {
      id: 'hands',
      title: 'The hands',
      items: [
        { description: 'One thread.', date: day, video: testVideo({ title: 'The saddler' }) },
        { description: 'Two milligrams.', date: day, video: testVideo({ title: 'The watchmaker' }) },
        { description: 'At dawn.', date: null, video: youtubeVideo() },
      ],
    },
  },
  'subscription-form': {
    type: 'subscription-form',
    title: 'Newsletter',
    text: 'About highlights.',
    list: 'highlights',
    email: 'press@halcyre.example',
    countries: [],
  },
  'contact-form': {
    type: 'contact-form',
    title: 'Write to us',
    text: 'We answer.',
    email: 'contact@halcyre.example',
    subjects: [{ key: 'press', label: 'Press' }],
  },
  'report-form': {
    type: 'report-form',
    title: 'Report',
    text: 'In confidence.',
    email: 'ethics@halcyre.example',
  },
  'search-results': {
    type: 'search-results',
    query: { search: 'watch', sort: 'date_desc', categories: [] },
    results: [searchResult()],
    corrected: null,
    isPartial: false,
    nbOffers: 0,
    failed: false,
    nbHits: 1,
    pagination: null,
  },
  archives: {
    type: 'archives',
    title: 'Archives',
    filters: [],
    archive: {
      years: [2026],
      year: 2026,
      months: [
        {
          month: '2026-05',
          label: 'May 2026',
          items: [{ title: 'Results', href: '/en/r/', date: day.iso, day: '4 May' }],
        },
      ],
    },
  },
  recommendations: {
    type: 'recommendations',
    nbPages: 1,
    path: '/en/history/',
    limit: 3,
    items: [{ title: 'The bench', text: 'Where it is made.', href: '/en/bench/', image: null }],
  },
} satisfies { [T in SectionType]: Section<T> };

const heading = (level: number, name: string) => screen.getByRole('heading', { level, name });
const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
/** The text of an element, or the alternative text of its picture. */
const getText = (element: Element) => element.textContent || element.querySelector('img')?.alt;
const outline = () => screen.queryAllByRole('heading').map((element) => `${element.tagName} ${getText(element)}`);

const outlines: Record<SectionType, string[]> = {
  hero: ['H1 Made by hand', 'H2 Made to last'],
  'rich-text': ['H2 Our history', 'H3 1962'],
  'banner-house': ['H2 Helvant'],
  'key-figures': ['H2 In figures'],
  'houses-grid': ['H2 Our houses', 'H3 Watches', 'H4 Helvant', 'H4 Reuselin', 'H3 Leather', 'H4 Orvaine'],
  quote: [],
  image: [],
  gallery: ['H2 The workshop'],
  timeline: ['H2 Milestones', 'H3 Founded', 'H3 Listed'],
  'news-list': ['H2 News', 'H3 Results', 'H3 Dividend'],
  'video-with-description': ['H2 At the bench'],
  'youtube-video': ['H2 The harvest'],
  accordion: ['H2 Questions'],
  'call-to-action': ['H2 Join the workshop'],
  contact: ['H2 Contacts', 'H3 The press office'],
  governance: ['H2 The board', 'H3 Ada Marlow'],
  'job-search': ['H2 Offers', 'H3 Watchmaker', 'H3 Gilder'],
  'jobs-by-region': ['H2 Where we are', 'H3 Europe 7 offers', 'H3 Asia 2 offers'],
  'job-alert': ['H2 Job alerts'],
  'highlights-list': ['H2 Highlights', 'H3 Dial'],
  'womo-list': ['H2 Women and men', 'H3 Ada Marlow', 'H3 Ben Oru'],
  'documents-list': ['H2 Reports'],
  'events-list': ['H2 Events', 'H3 Silk'],
  calendar: ['H2 Calendar'],
  'share-price': ['H2 The share'],
  'share-price-brief': [],
  dashboard: ['H2 Climate', 'H3 Emissions'],
  album: ['H2 The meeting'],
  playlist: ['H2 Films', 'H3 The saddler', 'H3 The watchmaker', 'H3 The harvest'],
  'subscription-form': ['H2 Newsletter'],
  'contact-form': ['H2 Write to us'],
  'report-form': ['H2 Report'],
  'search-results': ['H2 Half-year results'],
  archives: ['H2 Archives', 'H3 May 2026'],
  recommendations: [`H2 ${t('recommendations.title')}`, 'H3 The bench'],
};

describe.each(Object.keys(examples) as SectionType[])('%s', (type) => {
  it('has its headings in order', async () => {
    renderSections(examples[type]);
    await waitFor(() => expect(outline()).toEqual(outlines[type]));
  });

  it('is a section element only if it has a heading or a name', () => {
    const { container, unmount } = renderSections(examples[type]);
    expect(findUnnamedSections(container)).toEqual([]);
    unmount();
    const untitled = { ...examples[type], title: undefined };
    const needsTitle = sectionSchema.safeParse(untitled).error?.issues.some(({ path: [field] }) => field === 'title');
    if (needsTitle) return;
    expect(findUnnamedSections(renderSections(untitled as Section).container)).toEqual([]);
  });

  it('has the anchor that links point to', () => {
    const { container } = renderSections({ ...examples[type], anchor: 'over-here' });
    expect(container.querySelector('#over-here')).not.toBeNull();
  });
});

it('shows the sections of a page one below the other', () => {
  renderSections(examples['rich-text'], examples['banner-house']);
  expect(outline()).toEqual([...outlines['rich-text'], ...outlines['banner-house']]);
});

it('a title makes a section element, and a section without one is part of the page', () => {
  const { container, unmount } = renderSections(examples['rich-text'], examples['key-figures']);
  expect(container.querySelectorAll('section')).toHaveLength(2);
  unmount();
  const sections = [
    { ...examples['rich-text'], body: '<p>Words.</p>', title: undefined },
    { ...examples['key-figures'], title: undefined },
  ];
  expect(renderSections(...sections).container.querySelector('section')).toBeNull();
});

it('rich-text without a title has its headings directly below the page’s', () => {
  renderSections({ ...examples['rich-text'], title: undefined });
  expect(outline()).toEqual(['H2 1962']);
});

it('rich-text renders its links', () => {
  renderSections(examples['rich-text']);
  expect(getHref('one group')).toBe('/en/group/');
});

it.each(['split', 'full'] as const)('banner-house shows its text, its picture and its link, %s', (layout) => {
  renderSections({ ...examples['banner-house'], layout });
  for (const text of ['Watches', 'Time, slowly.']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('img', { name: 'A picture' })).toBeVisible();
  expect(getHref('Discover')).toBe('/en/houses/');
});

it('key-figures shows each figure with its unit under its label', () => {
  renderSections(examples['key-figures']);
  expect(screen.getByRole('term')).toHaveTextContent('Revenue');
  expect(screen.getByRole('definition')).toHaveTextContent('12.4bn €');
  for (const text of ['The year 2025.', 'Unaudited.']) expect(screen.getByText(text)).toBeVisible();
});

it('houses-grid shows the houses of each sector', () => {
  const { container } = renderSections(examples['houses-grid']);
  expect(container.querySelector('#watches')).toContainElement(heading(4, 'Reuselin'));
  expect(container.querySelector('#leather')).toContainElement(heading(4, 'Orvaine'));
  expect(getHref('Helvant')).toBe('/en/houses/helvant/');
});

it('houses-grid links to its sectors if there are several', () => {
  const { unmount } = renderSections(examples['houses-grid']);
  const sectors = within(screen.getByRole('navigation', { name: t('houses.sectors') })).getAllByRole('link');
  expect(sectors.map((sector) => sector.getAttribute('href'))).toEqual(['#watches', '#leather']);
  unmount();
  renderSections({ ...examples['houses-grid'], sectors: examples['houses-grid'].sectors.slice(0, 1) });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('houses-grid shows all logos on one wall', () => {
  const allHousesLink = link({ label: 'All the houses' });
  const wall = ['Helvant', 'Reuselin', 'Orvaine'].map((name) => houseCard(name));
  renderSections({ ...examples['houses-grid'], layout: 'marks', sectors: [], wall, link: allHousesLink });
  expect(outline()).toEqual(['H2 Our houses']);
  const items = screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('link'));
  expect(items).toEqual(
    ['Helvant', 'Reuselin', 'Orvaine', 'All the houses'].map((name) => [screen.getByRole('link', { name })]),
  );
});

it('quote shows who said it', () => {
  renderSections(examples.quote);
  expect(screen.getByRole('blockquote')).toHaveTextContent('Slowly is fast.');
  expect(screen.getByRole('figure')).toHaveTextContent('A watchmakerHelvant');
});

it.each(['inset', 'wide', 'full'] as const)('image shows its picture with its caption, %s', (layout) => {
  renderSections({ ...examples.image, layout });
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('img', { name: 'Folded silk' })).toBeVisible();
  expect(figure).toHaveTextContent('Silk, folded.');
});

describe('gallery', () => {
  it('labels each picture that can be enlarged', () => {
    renderSections(examples.gallery);
    expect(getHref(t('media.enlarge', { picture: 'A bench' }))).toBe('/media/one.jpg');
    expect(getHref(t('media.enlarge', { picture: 'Tools' }))).toBe('/media/two.jpg');
  });
});

describe('album', () => {
  it('shows its pictures with their captions, and links to their files', () => {
    renderSections(examples.album);
    for (const text of ['At nine.', 'Counted twice.']) expect(screen.getByText(text)).toBeVisible();
    expect(getHref(t('media.enlarge', { picture: 'A stair' }))).toBe('/media/stair.jpg');
    expect(getHref(t('media.enlarge', { picture: 'A ledger' }))).toBe('/media/ledger.jpg');
  });

  it('opens a picture at full size, and can download its file', async () => {
    const { user } = renderSections(examples.album);
    await user.click(screen.getByRole('link', { name: t('media.enlarge', { picture: 'A ledger' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('media.title') }));
    expect(dialog.getByText('2 of 2')).toBeVisible();
    expect(dialog.getByText('Counted twice.')).toBeVisible();
    const download = dialog.getByRole('link', { name: albumsT('download') });
    expect(download).toHaveAttribute('href', '/api/download-file/?path=media%2Fledger.jpg');
  });

  it('says that it is unavailable, and requests it after hydration', async () => {
    const queries: string[] = [];
    server.use(
      http.get('/api/finance-album/', ({ request }) => {
        queries.push(new URL(request.url).search);
        return HttpResponse.json({ album: examples.album.album });
      }),
    );
    renderSections({ ...examples.album, album: null });
    expect(screen.getByText(albumsT('unavailable'))).toBeVisible();
    expect(await screen.findByText('At nine.')).toBeVisible();
    expect(screen.queryByText(albumsT('unavailable'))).toBeNull();
    expect(queries).toEqual(['?albumId=meeting&locale=en']);
  });
});

describe('playlist', () => {
  const play = (title: string) => screen.getByRole('link', { name: t('video.play', { title }) });

  it('shows its films with their texts, and links to them', () => {
    renderSections(examples.playlist);
    for (const text of ['One thread.', 'Two milligrams.', 'At dawn.']) expect(screen.getByText(text)).toBeVisible();
    expect(play('The saddler')).toHaveAttribute('href', testVideo().videoUrl);
    expect(play('The harvest')).toHaveAttribute('href', 'https://www.youtube-nocookie.com/embed/abcdefghijk');
    expect(screen.getByText(day.text)).toBeVisible();
  });

  it('has its own title if the page sets none, and no list for a single film', () => {
    const { playlist } = examples.playlist;
    const singlePlaylist = { ...playlist, items: playlist.items.slice(0, 1) };
    renderSections({ ...examples.playlist, title: undefined, playlist: singlePlaylist });
    expect(outline()).toEqual(['H2 The hands', 'H3 The saddler']);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says that it is unavailable, before and after hydration', async () => {
    const handler = vi.fn(() => HttpResponse.json(null));
    server.use(http.get('/api/youtube-playlist/', handler));
    renderSections({ ...examples.playlist, playlist: null });
    await waitFor(() => expect(handler).toHaveBeenCalledTimes(1));
    expect(screen.getByText(filmsT('unavailable'))).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('timeline shows its events in order', () => {
  renderSections(examples.timeline);
  const events = screen.getAllByRole('listitem');
  expect(events.map((event) => event.textContent)).toEqual(['1962FoundedIn Paris.', '1988ListedOn the market.']);
  expect(screen.getByRole('img', { name: 'The floor' })).toBeVisible();
});

describe('news-list', () => {
  it('shows the articles, the links to the previous and next pages, and its own link', async () => {
    renderSections(examples['news-list']);
    await screen.findByRole('link', { name: 'Results' });
    expect(getHref('Results')).toBe('/en/news/results/');
    expect(screen.getAllByText('2026-05-04')).toHaveLength(2);
    expect(getHref(t('previous', { ns: 'lists' }))).toBe('/en/news/');
    expect(getHref(t('more', { ns: 'lists' }))).toBe('/en/news/?page=2');
    expect(getHref('All the news')).toBe('/en/news/');
  });

  it('emphasises the first of three articles', () => {
    const articles = ['Results', 'Dividend', 'Harvest'].map(article);
    const aspects = () =>
      screen.getAllByRole('article').map((card) => getComputedStyle(card).getPropertyValue('--card-aspect'));
    const { unmount } = renderSections({ ...examples['news-list'], items: articles, pagination: null });
    expect(aspects()).toEqual(['3/2', '', '']);
    unmount();
    renderSections({ ...examples['news-list'], items: articles });
    expect(aspects()).toEqual(['', '', '']);
  });

  it('has its articles at level 2 if it has no title', () => {
    renderSections({ ...examples['news-list'], title: undefined });
    expect(outline()).toEqual(['H2 Results', 'H2 Dividend']);
  });

  it('says that there is no news', () => {
    renderSections({ ...examples['news-list'], items: [], pagination: null, link: null });
    expect(screen.getByText(t('newsList.empty'))).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('links to a feed if it has all news, and not if it has only the newest', async () => {
    const { unmount } = renderSections(examples['news-list']);
    const name = t('feed', { ns: 'lists' });
    const feed = await screen.findByRole('link', { name });
    expect(feed).toHaveAttribute('href', '/en/news.atom');
    expect(feed).toHaveAttribute('type', 'application/atom+xml');
    unmount();
    renderSections({ ...examples['news-list'], pagination: null });
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});

it('video-with-description plays its film in a dialog', async () => {
  const { user } = renderSections(examples['video-with-description']);
  expect(screen.getByText('work')).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('video.play', { title: testVideo().title }) }));
  const dialog = await screen.findByRole('dialog', { name: testVideo().title });
  expect(dialog.querySelector('video')).toHaveAttribute('src', testVideo().videoUrl);
});

describe('youtube-video', () => {
  it('requests nothing from YouTube before it is played, and says what playing does', () => {
    const { container } = renderSections(examples['youtube-video']);
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByText(filmsT('youtube.notice'))).toBeVisible();
    expect(screen.getByText('At dawn.')).toBeVisible();
  });
});

it('accordion opens its parts one by one', async () => {
  const { user } = renderSections(examples.accordion);
  expect(screen.getByText('In Paris.')).not.toBeVisible();
  await user.click(screen.getByText('Where are shares listed?'));
  expect(screen.getByText('In Paris.')).toBeVisible();
  expect(screen.getByText('In May.')).not.toBeVisible();
});

it('call-to-action shows its text and its links', () => {
  renderSections(examples['call-to-action']);
  expect(screen.getByText('Offers in every sector.')).toBeVisible();
  expect(getHref('See the offers')).toBe('/en/houses/');
  expect(getHref('Write to us')).toBe('https://jobs.example/');
});

it('contact shows whom to write to, call and visit', () => {
  renderSections(examples.contact);
  for (const text of ['Who answers.', 'Journalists', '75000 Paris']) expect(screen.getByText(text)).toBeVisible();
  expect(getHref('press@halcyre.example')).toBe('mailto:press@halcyre.example');
});

it('contact has a phone number that can be dialled', () => {
  renderSections(examples.contact);
  expect(getHref('+33\u00a01\u00a000\u00a000\u00a014\u00a062')).toBe('tel:+33100001462');
});

it('governance shows who the people are and what they are responsible for', () => {
  renderSections(examples.governance);
  expect(screen.getByRole('listitem')).toHaveTextContent('Ada MarlowChairWith the group since 1999.');
});

it('womo-list shows the job, house and country of each person, and the group for people without a house', () => {
  renderSections(examples['womo-list']);
  const facts = screen.getAllByRole('paragraph').map(({ textContent }) => textContent?.trim());
  expect(facts).toEqual(expect.arrayContaining(['Filer Helvant Italy', 'Auditor Halcyre France']));
});

it('archives link to the publications by month', () => {
  renderSections(examples.archives);
  expect(within(screen.getByRole('region', { name: 'May 2026' })).getByRole('link', { name: 'Results' })).toBeVisible();
});

describe('recommendations', () => {
  it('shows recommended pages', () => {
    renderSections(examples.recommendations);
    expect(heading(2, t('recommendations.title'))).toBeVisible();
    expect(getHref('The bench')).toBe('/en/bench/');
  });

  it('can have its own title', () => {
    renderSections({ ...examples.recommendations, title: 'Also' });
    expect(heading(2, 'Also')).toBeVisible();
  });

  it('loads further recommendations if there are any', async () => {
    const bodies: object[] = [];
    server.use(
      http.post('/api/recommendation-search-content/', async ({ request }) => {
        bodies.push((await request.json()) as object);
        const page = { title: 'The loom', text: '', href: '/en/loom/', image: null };
        return HttpResponse.json({ success: true, nbPages: 2, nbHits: 4, result: [page], message: '' });
      }),
    );
    const { user } = renderSections({ ...examples.recommendations, nbPages: 2 });
    await user.click(await screen.findByRole('button', { name: getTranslator('en', 'lists')('more') }));
    await waitFor(() => expect(getHref('The loom')).toBe('/en/loom/'));
    expect(getHref('The bench')).toBe('/en/bench/');
    expect(bodies).toEqual([{ locale: 'en', path: '/en/history/', limit: 3, page: 1 }]);
  });

  it('is not shown without recommendations', () => {
    renderSections({ ...examples.recommendations, items: [] });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
